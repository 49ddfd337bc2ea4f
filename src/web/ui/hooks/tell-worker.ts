/** Words that public/worker.js knows. Nothing happens in a browser without the worker. */
export function tellWorker(words: 'keep-packing' | 'no-session'): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(words))
}
