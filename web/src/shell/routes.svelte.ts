// Which screen an address is, and going from one to another without loading the page again.
import { BASE } from '../wire/http.ts'

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'rules'; game: string; clause: string }
  | { screen: 'replay'; table: string; view: string; coached: number } // `coached` is a move that the coach speaks of
  | { screen: 'nowhere' }

export function routeOf(path: string, search = '', hash = ''): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean)
  if (more.length > 0) return { screen: 'nowhere' }
  if (first === '') return { screen: 'home' }
  if (first === 'new' && !second) return { screen: 'new', game: new URLSearchParams(search).get('game') ?? '' }
  if (first === 't' && second) return { screen: 'table', table: second }
  if (first === 'rules' && decoded(second)) return { screen: 'rules', game: decoded(second), clause: hash.slice(1) }
  if (first === 'replay') {
    const asked = new URLSearchParams(search)
    return { screen: 'replay', table: second, view: asked.get('view') ?? '', coached: Number(asked.get('coach')) || 0 }
  }
  return { screen: 'nowhere' }
}

/** "" where an address is written wrongly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function current(): Route {
  const path = location.pathname.startsWith(BASE) ? location.pathname.slice(BASE.length) : location.pathname
  return routeOf(path, location.search, location.hash)
}

class Routes {
  current: Route = $state.raw(current())

  constructor() {
    addEventListener('popstate', () => (this.current = current()))
  }

  go(path: string): void {
    history.pushState(null, '', address(path))
    this.current = current()
    scrollTo(0, 0)
  }
}

export const routes = new Routes()

/** A path of ours as an address of this server. */
export const address = (path: string): string => `${BASE}${path}`

/** What links for others begin with, as the server knows it: from `localhost` nobody else comes back. "" where nobody else finds it. */
export function home(): string {
  const told = document.documentElement.dataset.home ?? '.'
  return told === '.' ? `${location.origin}${BASE}` : told
}

/** For every link: one to a screen of ours is followed without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href)
  const path = url.pathname.slice(BASE.length)
  const ours = url.origin === location.origin && url.pathname.startsWith(`${BASE}/`) && !path.startsWith('/api/')
  if (!ours || routeOf(path).screen === 'nowhere') return
  if (url.pathname === location.pathname && url.hash) return // a place on this screen
  event.preventDefault()
  routes.go(path + url.search + url.hash)
}
