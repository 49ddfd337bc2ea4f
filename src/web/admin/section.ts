import type { Shop } from '#compose'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import type { Reading } from '#web/ui/hooks/api.ts'
import type { HelpPage } from './help/help-pages.ts'
import type { MenuPlace } from './menu-order.ts'

/** Exported by `admin/<at>-section.tsx` as `section`; the default export is the screen. */
export interface Section {
  at: string
  label: string
  /** None: the label. */
  title?: string
  /** None: all staff. */
  least?: StaffRole
  /** None: it isn't in the menu itself. */
  menu?: MenuPlace
  help: HelpPage | null
  /** Its entries that stand in the menu themselves, by their ids. */
  parts?: Readonly<Record<string, SectionPart>>
  during?: Circumstance
  /** Runs on the server. A field `name` is the last of the breadcrumbs. */
  load?(shop: Shop, request: SectionRequest): Promise<object>
}

export type Loaded<S extends { load(shop: Shop, request: SectionRequest): Promise<object> }> =
  Awaited<ReturnType<S['load']>>

export interface SectionPart {
  label: string
  menu: MenuPlace
  /** None: the section's. */
  help?: HelpPage
}

/** 'demo': pieces of the demo studio are still in the shop. */
export type Circumstance = 'demo'

export interface SectionRequest {
  /** Null: the section's list. */
  id: string | null
  search: URLSearchParams
  userId: string
  role: StaffRole | null
  /** Asks the API for what a section shows. */
  read: Reading
}
