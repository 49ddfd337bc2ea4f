/* A hostile server may answer a list that never ends, or takes hours to read. */
import { storageFailed } from './storage-failure.ts'

export const mostPages = 1000
const mostNames = 1_000_000

/**
 * Limits a list: each name keeps the text of its page in memory. ShopError 'storage_unavailable'.
 */
export function createLimits(mostLetters: number) {
  let names = 0
  let letters = 0
  return (more: { names?: number; letters?: number }): void => {
    names += more.names ?? 0
    letters += more.letters ?? 0
    if (names > mostNames || letters > mostLetters) throw endless()
  }
}

export const endless = () => storageFailed('address', 'endless')

/** The text of each element, in linear time. */
export function insideEach(text: string, opening: RegExp, end: RegExp): string[] {
  const parts = text.split(opening, mostNames + 2).slice(1)
  if (parts.length > mostNames) throw endless()
  return parts.flatMap((part) => {
    const length = part.search(end)
    return length < 0 ? [] : [part.slice(0, length)]
  })
}
