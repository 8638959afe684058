// Browsers start no worker from a disk. A hidden frame runs its script as well, so that the search works there too.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(address) {
      this.frame = document.createElement("iframe")
      this.frame.hidden = true
      document.body.append(this.frame)
      const inside = this.frame.contentWindow
      inside.postMessage = (data) => {
        const message = new MessageEvent("message", { data: structuredClone(data) })
        setTimeout(() => this.onmessage?.(message))
      }
      const script = inside.document.createElement("script")
      this.ready = new Promise((resolve) => script.addEventListener("load", resolve))
      script.src = address
      inside.document.body.append(script)
    }

    postMessage(data) {
      const message = new MessageEvent("message", { data: structuredClone(data) })
      this.ready.then(() => this.frame.contentWindow?.dispatchEvent(message))
    }

    terminate() {
      this.frame.remove()
    }
  }
}
