import type { Shop } from '#compose'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import type { HelpPage } from './help/help-pages.ts'
import type { SectionName } from './menu-order.ts'

/**
 * A section of the admin, as its file exports it: `export const section = {…} satisfies Section`. The
 * file is `admin/<at>-section.tsx` in the feature's folder, its default export is the screen, and its
 * place in the menu stands in `menu-order.ts`.
 */
export interface Section {
  /** Its name in the address. */
  at: SectionName
  /** Its words in the menu. */
  label: string
  /** The title in the breadcrumbs and above the screen; none: the menu's label. */
  title?: string
  /** The least role that may see it; none: all staff. */
  least?: StaffRole
  /** The page of the owner's documentation that it is about. */
  help: HelpPage | null
  /** Help of the section's entries, by their ids. */
  helpOf?: Readonly<Record<string, HelpPage>>
  /** The menu shows it only in this circumstance; none: always. */
  during?: Circumstance
  /** Reads the screen's props. It runs on the server, and a field `name` is the last of the breadcrumbs. */
  load?(shop: Shop, request: SectionRequest): Promise<object>
}

/** The props of a section's screen: what its `load` reads. */
export type Loaded<S extends { load(shop: Shop, request: SectionRequest): Promise<object> }> =
  Awaited<ReturnType<S['load']>>

/** 'demo': pieces of the demo studio are still in the shop. */
export type Circumstance = 'demo'

export interface SectionRequest {
  /** The entry in the section; null: the section's list. */
  id: string | null
  /** The address's parameters: searches, filters. */
  search: URLSearchParams
  userId: string
  role: StaffRole | null
}
