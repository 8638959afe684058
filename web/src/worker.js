// Keeps the shell of the page, so that it opens without a network and says so. It keeps nothing of any game: what is
// asked of the API goes past it. The build puts VERSION and FILES before this.
const HERE = new URL('./', self.location.href) // the folder of the built files
const DOCUMENT = new URL('../', HERE).href
const CACHE = `pioche ${DOCUMENT} ${VERSION}`

self.addEventListener('install', (event) => {
  self.skipWaiting()
  const shell = [DOCUMENT, ...FILES.map((file) => new URL(file, HERE).href)]
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(shell)))
})

self.addEventListener('activate', (event) => {
  const ours = `pioche ${DOCUMENT} `
  const sweep = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(sweep())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  // A screen is the server's newest, and the kept one only where no server answers.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(DOCUMENT)))
  // A built file is named after what is in it: the kept one is the right one.
  else if (request.url.startsWith(`${HERE.href}assets/`)) event.respondWith(kept(request.url, request))
})

async function kept(url, request) {
  const found = await (await caches.open(CACHE)).match(url)
  return found ?? (request === undefined ? Response.error() : fetch(request))
}

// Whoever taps the notice that it is their turn comes to the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { address } = event.notification.data
  const come = async () => {
    const open = await self.clients.matchAll({ type: 'window' })
    const there = open.find((client) => client.url === address)
    await (there === undefined ? self.clients.openWindow(address) : there.focus())
  }
  event.waitUntil(come())
})
