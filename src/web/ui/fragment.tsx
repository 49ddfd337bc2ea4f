import { createContext, type ReactNode, useContext } from 'react'

/** Knows the markup of parts of pages that were rendered before. On the server alone. */
export interface Fragments {
  /**
   * A mark that stands for the part's markup where it is known; else two that stand around it while it
   * is rendered. Equal facts make equal markup.
   */
  take(name: string, facts: readonly unknown[]): string | [begin: string, end: string]
}

export const FragmentsContext = createContext<Fragments | null>(null)

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What an element holds whose markup hangs on `facts` alone: on the server it is rendered once and kept.
 * The part is one element or several, without `useId`; it may hold fragments of its own.
 */
export function useFragment(name: string, facts: readonly unknown[], part: ReactNode): Content {
  const marks = useContext(FragmentsContext)?.take(name, facts)
  if (marks === undefined) return { children: part }
  if (typeof marks === 'string') return { dangerouslySetInnerHTML: { __html: marks } }
  const [begin, end] = marks
  return {
    children: (
      <>
        {begin}
        {part}
        {end}
      </>
    ),
  }
}
