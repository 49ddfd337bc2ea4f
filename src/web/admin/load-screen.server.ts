import type { Shop } from '#compose'
import { loadProducts } from '#shop/catalogue/products/admin/product-section.tsx'
import { loadHome } from './home/home.tsx'
import type { AdminLocation } from './location.ts'
import type { SectionRequest } from './section.ts'
import { sectionAt } from './sections.server.ts'

export interface SectionData {
  screen: 'section'
  section: string
  data: { name?: string | null }
}

export type ScreenData =
  | ({ screen: 'home' } & Awaited<ReturnType<typeof loadHome>>)
  | Awaited<ReturnType<typeof loadProducts>>
  | SectionData

/** Doesn't check rights: `location` is allowed for the account. */
export async function loadScreen(
  shop: Shop,
  location: AdminLocation | null,
  request: Omit<SectionRequest, 'id'>,
): Promise<ScreenData> {
  if (!location) return { screen: 'home', ...(await loadHome(shop, request)) }
  if (!('section' in location)) return loadProducts(shop, location, request.search)
  const { section, id } = location
  const data = await sectionAt(section).load?.(shop, { ...request, id })
  return { screen: 'section', section, data: data ?? {} }
}
