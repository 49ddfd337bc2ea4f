/*
 * Reads what a screen of the admin shows: the home page, products, or a section by the loader in its
 * folder. Never decides who may see it: the route and the list of sections do.
 */
import type { ComponentType } from 'react'
import type { Shop } from '#compose'
import Products, { loadProducts } from '#shop/catalogue/products/admin/products-section.tsx'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { loadHome } from './home/home.tsx'
import type { AdminLocation, Section } from './location.ts'
import { registerScreens, screenName } from './screens.ts'

export interface SectionRequest {
  /** The entry in the section; null: the section's list. */
  id: string | null
  /** The address's parameters: searches, filters. */
  search: URLSearchParams
  userId: string
  role: StaffRole | null
}

/** A field `name` is the last of the breadcrumbs. */
type Loader = (shop: Shop, request: SectionRequest) => Promise<object>

export interface SectionData {
  screen: 'section'
  section: Section
  data: { name?: string | null }
}

export type ScreenData =
  | ({ screen: 'home' } & Awaited<ReturnType<typeof loadHome>>)
  | Awaited<ReturnType<typeof loadProducts>>
  | SectionData

const modules = import.meta.glob<{ loader?: Loader; default: ComponentType<object> }>(
  ['/src/{services,shop}/**/admin/**/*-section.tsx', '/src/web/admin/*/*-section.tsx'],
  { eager: true },
)
const loaders = new Map(
  Object.entries(modules).map(([file, { loader }]) => [screenName(file), loader]),
)
registerScreens({
  ...modules,
  'products.tsx': { default: Products as ComponentType<object> },
})

export async function loadScreen(
  shop: Shop,
  location: AdminLocation | null,
  request: Omit<SectionRequest, 'id'>,
): Promise<ScreenData> {
  if (!location) return { screen: 'home', ...(await loadHome(shop, request)) }
  if (!('section' in location)) return loadProducts(shop, location, request.search)
  const { section, id } = location
  const loader = loaders.get(section)
  return { screen: 'section', section, data: (await loader?.(shop, { ...request, id })) ?? {} }
}
