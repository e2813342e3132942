import { mount } from 'svelte'
import App from './App.svelte'
import { locale } from './lib/texts.svelte'
import './theme.css'
import './page.css'

await locale.load()
mount(App, { target: document.getElementById('app')! })
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js')
  // The worker was not there yet when this page was loaded: tell it what to keep for a visit without network.
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ keep: performance.getEntriesByType('resource').map((entry) => entry.name) }),
  )
}
