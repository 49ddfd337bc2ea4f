import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { Composition } from '#shop/store/theme/compositions/composition.ts'
import type { ThemeFacts } from './theme-facts.server.ts'

let last: ThemeFacts | null = null

/** Null when unreadable. A page that failed with its layout keeps the last theme. */
export function useTheme(): ThemeFacts | null {
  const loaded = useMatches().map(
    ({ loaderData }) => loaderData as { theme?: ThemeFacts } | undefined,
  )
  const theme = loaded.find((each) => each?.theme)?.theme ?? null
  useEffect(() => {
    if (theme) last = theme
  }, [theme])
  return theme ?? last
}

export const lastTheme = (): ThemeFacts | null => last

interface ComposedPage {
  'data-page': string
  'data-composition': Composition
}

/** For the root of a page: the chosen composition's style sheet arranges its parts. */
export function useComposition(page: string): ComposedPage {
  const theme = useTheme()
  const chosen = page === 'gallery' ? theme?.galleryComposition : theme?.composition
  return { 'data-page': page, 'data-composition': chosen ?? 'wall' }
}
