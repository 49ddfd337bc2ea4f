export interface PresentWords {
  /** The giver's name; '' names nobody. */
  from: string
  pieces: boolean
}

/** In characters. */
export const longestFrom = 60

export const readPresentWords = (asked: URLSearchParams): PresentWords => ({
  from: (asked.get('from') ?? '').trim().slice(0, longestFrom),
  pieces: asked.has('pieces'),
})
