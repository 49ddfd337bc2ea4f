import type { Edition } from './page-cache.ts'

/**
 * Asks once for all who ask the same of an edition while the answer is under way: when pieces open,
 * everybody comes to the same page in the same second.
 */
export function oncePerEdition<T>(ask: (address: string) => Promise<T>) {
  const asking = new Map<string, Promise<T>>()
  return (edition: Edition, address: string): Promise<T> => {
    const name = `${edition} ${address}`
    const running = asking.get(name)
    if (running) return running
    const started = ask(address).finally(() => asking.delete(name))
    asking.set(name, started)
    return started
  }
}
