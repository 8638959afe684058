// WebSockets of a server that a test plays.
import { vi } from 'vitest'

export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.lose(1000)
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  lose(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  said(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type)
  }
}

export function fakeSockets(): void {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
}
