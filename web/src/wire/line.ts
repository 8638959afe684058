// A WebSocket that comes back: it retries with growing pauses, notices silence, and says how it stands.
import { socketAddress } from './http.ts'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 10_000
const QUIET = 15_000 // then it asks whether the server is there
const SILENT = 25_000 // then the connection counts as lost
const REFUSED = 1008

export interface Hearing {
  opened(): void
  heard(message: unknown): void
  lost(retryAt: number): void
  /** The server closed it for good; nothing is tried any more. */
  refused(): void
  /** It could not be opened at all: whether it is worth trying again. */
  unopened(): Promise<boolean>
}

export class Line {
  #path: string
  #hearing: Hearing
  #ping: string | null
  #socket: WebSocket | null = null
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setInterval> | undefined
  #heardAt = 0
  #ended = false
  #refused = false

  /** `ping` is what to say into a silence; null where the server listens to nothing. */
  constructor(path: string, hearing: Hearing, ping: unknown = null) {
    this.#path = path
    this.#hearing = hearing
    this.#ping = ping === null ? null : JSON.stringify(ping)
  }

  start(): void {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    if (this.#ping !== null) this.#watch = setInterval(() => this.#listen(), QUIET / 3)
    this.#open()
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#retry)
    clearInterval(this.#watch)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#drop()
  }

  /** False where the line is not open: nothing was sent. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Connects anew at once: another secret, or something was missed. */
  again(): void {
    this.#drop()
    clearTimeout(this.#retry)
    this.#open()
  }

  #open(): void {
    this.#refused = false
    const socket = new WebSocket(socketAddress(this.#path))
    let opened = false
    this.#socket = socket
    this.#heardAt = Date.now()
    socket.onopen = () => {
      opened = true
      this.#hearing.opened()
    }
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as { type?: string }
      if (message.type !== 'refused') this.#failures = 0 // whoever is turned away at once comes back more and more slowly
      this.#heardAt = Date.now()
      this.#hearing.heard(message)
    }
    socket.onclose = ({ code }) => void this.#closed(code, opened)
  }

  async #closed(code: number, opened: boolean): Promise<void> {
    this.#socket = null
    const worthwhile = code !== REFUSED && (opened || (await this.#hearing.unopened()))
    if (this.#ended || this.#socket !== null) return
    if (!worthwhile) {
      this.#refused = true
      this.#hearing.refused()
      return
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures) * (0.7 + 0.6 * Math.random())
    this.#failures += 1
    this.#hearing.lost(Date.now() + pause)
    this.#retry = setTimeout(() => this.#open(), pause)
  }

  #listen(): void {
    if (this.#socket === null) return
    const quiet = Date.now() - this.#heardAt
    if (quiet > SILENT) this.#socket.close()
    else if (quiet > QUIET && this.#ping !== null && this.#socket.readyState === WebSocket.OPEN) this.#socket.send(this.#ping)
  }

  #drop(): void {
    if (this.#socket === null) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
    this.#socket = null
  }

  /** The network is back, or somebody looks: no more waiting. */
  #hurry = (): void => {
    if (this.#socket !== null || this.#ended || this.#refused || document.visibilityState === 'hidden') return
    clearTimeout(this.#retry)
    this.#open()
  }
}
