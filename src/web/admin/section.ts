import type { Shop } from '#compose'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import type { Reading } from '#web/ui/hooks/api.ts'
import type { HelpPage } from './help/help-pages.ts'
import type { MenuPlace } from './menu-order.ts'

/** Exported by `admin/<at>-section.tsx` as `section`; the default export is the screen. */
export interface Section {
  at: string
  label: string
  /** Absent: the label. */
  title?: string
  /** Absent: all staff. */
  least?: StaffRole
  /** Absent: hidden from the menu. */
  menu?: MenuPlace
  help: HelpPage | null
  parts?: Readonly<Record<string, SectionPart>>
  during?: Circumstance
  /** Runs on the server. A field `name` becomes the last breadcrumb. */
  load?(shop: Shop, request: SectionRequest): Promise<object>
}

export type Loaded<S extends { load(shop: Shop, request: SectionRequest): Promise<object> }> =
  Awaited<ReturnType<S['load']>>

export interface SectionPart {
  label: string
  menu: MenuPlace
  /** Absent: the section's. */
  help?: HelpPage
}

/** 'demo': the shop still has pieces of the demo studio. */
export type Circumstance = 'demo'

export interface SectionRequest {
  /** Null: the section's list. */
  id: string | null
  search: URLSearchParams
  userId: string
  role: StaffRole | null
  read: Reading
}
