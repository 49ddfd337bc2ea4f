import type { RouterContextProvider } from 'react-router'
import { visitorContext } from './shop-context.ts'

interface PageRequest {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** `?preview` is not a public page (public-pages.ts), so the visitor may matter there. */
export function isOwnersPreview({ context, url }: PageRequest): boolean {
  if (!url.searchParams.has('preview')) return false
  return context.get(visitorContext)?.role === 'admin'
}
