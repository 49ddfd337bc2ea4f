import { longestSearch } from '#platform/addresses/longest-search.ts'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'

export interface PageSizes {
  step: number
  most: number
}

export interface Listing {
  search: string
  show: string
  shown: number
  /** Shows the entries after this number or id. */
  before: number | null
}

export function listingIn(params: URLSearchParams, { step, most }: PageSizes): Listing {
  const asked = Number(params.get('shown') ?? step)
  const steps = Number.isInteger(asked) ? Math.ceil(asked / step) : 1
  const before = params.get('before')
  return {
    search: (params.get('find') ?? '').replaceAll('\0', '').slice(0, longestSearch).trim(),
    show: params.get('show') ?? '',
    shown: Math.min(Math.max(steps, 1) * step, most),
    before: before !== null && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  }
}

export function listingAddress(at: string, listing: Partial<Listing>, { step }: PageSizes): string {
  const { search, show, shown = step, before } = listing
  const more = new URLSearchParams()
  if (show) more.set('show', show)
  if (search) more.set('find', search)
  if (before) more.set('before', String(before))
  if (shown !== step) more.set('shown', String(shown))
  return [adminSectionPath(at), more.toString()].filter(Boolean).join('&')
}
