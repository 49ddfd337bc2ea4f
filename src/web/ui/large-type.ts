import type { CSSProperties } from 'react'

/** For type that fills a width: the number of letters, and the longest word. */
export function largeType(text: string): CSSProperties {
  const longest = text.split(/[\s-]+/).reduce((most, { length }) => Math.max(most, length), 1)
  return { '--letters': Math.max(1, text.length), '--word': longest }
}
