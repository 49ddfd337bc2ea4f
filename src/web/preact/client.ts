import { type ComponentChild, createElement, hydrate, options } from 'preact'
import { Suspense } from 'preact/compat'

/** The document as a container: Preact knows elements only. */
const whole = {
  nodeType: Node.ELEMENT_NODE,
  namespaceURI: document.documentElement.namespaceURI,
  ownerDocument: document,
  parentNode: null,
  firstChild: document.documentElement,
  childNodes: [document.documentElement],
  contains: (node: Node) => document.contains(node),
  insertBefore: (node: Node, before: Node | null) => document.insertBefore(node, before),
  removeChild: (node: Node) => document.removeChild(node),
}

/** In place of React's: brings a page of the server to life, which always is the whole document. */
export function hydrateRoot(_: Document, page: ComponentChild): void {
  // The router waits for its data, which is in the page: React needs no boundary for that.
  hydrate(createElement(Suspense, null, page), whole as unknown as Element)
}

// Effects run right after what caused them, as React's do, and not some frames later.
const channel = new MessageChannel()
const effects: (() => void)[] = []
channel.port1.onmessage = () => effects.shift()?.()
options.requestAnimationFrame = (run) => {
  effects.push(run)
  channel.port2.postMessage(null)
}
