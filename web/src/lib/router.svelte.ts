/** The router of the page. The server answers all of its addresses with the same document. */
class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  /** What the address names within the page; a new object whenever somebody goes there, even if they are there already. */
  target = $state.raw({ id: location.hash.slice(1) })

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.target = { id: location.hash.slice(1) }
  }

  /** The table of an address like /t/ID. */
  get table(): string {
    return this.path.split('/')[2] ?? ''
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.read()
    if (!replace && !location.hash) scrollTo(0, 0)
  }

  /** For onclick of the whole page: links to our own addresses open without loading anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (/^\/(api|docs|openapi)/.test(link.pathname)) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
