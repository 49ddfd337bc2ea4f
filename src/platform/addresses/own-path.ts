/** Null for other sites, so that no form or link leads there. */
export function ownPath(value: string | null | undefined): string | null {
  const here = 'http://here.invalid'
  if (!value?.startsWith('/') || !URL.canParse(value, here)) return null
  const url = new URL(value, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return null
  if (url.pathname.startsWith('/api/')) return null
  url.searchParams.delete('problem')
  url.searchParams.delete('notice')
  return url.pathname + url.search
}
