import { mount } from 'svelte'
import App from './App.svelte'
import { keepLoaded } from './lib/offline'
import { locale } from './lib/texts.svelte'
import './theme.css'
import './page.css'

await locale.load()
mount(App, { target: document.getElementById('app')! })
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js')
  keepLoaded()
}
