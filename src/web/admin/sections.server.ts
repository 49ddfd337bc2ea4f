import type { ComponentType } from 'react'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import type { HelpPage } from './help/help-pages.ts'
import { type AdminLocation, homeTitle, locationIn, sectionNameOf } from './location.ts'
import type { MenuEntry, MenuGroup } from './menu-groups.ts'
import { type MenuName, menuOrder, type SectionName } from './menu-order.ts'
import { registerScreens } from './screens.ts'
import type { Circumstance, Section } from './section.ts'

interface SectionFile {
  section?: Section
  sections?: readonly Section[]
  default: ComponentType<object>
}

const files = import.meta.glob<SectionFile>(
  ['/src/{services,shop}/**/admin/**/*-section.tsx', '/src/web/admin/*/*-section.tsx'],
  { eager: true },
)
registerScreens(files)

const sections = new Map(
  Object.values(files)
    .flatMap(({ section, sections = [] }) => [...(section ? [section] : []), ...sections])
    .map((section) => [section.at, section]),
)

export function sectionAt(at: SectionName): Section {
  const found = sections.get(at)
  if (!found) throw new Error(`No file of the admin is the section ${at}.`)
  return found
}

export function menuFor(
  role: StaffRole | null,
  circumstances: readonly Circumstance[] = [],
): MenuGroup[] {
  const isOver = ({ during }: Section) => during && !circumstances.includes(during)
  return menuOrder
    .map(({ sections, ...group }) => ({
      ...group,
      entries: (sections as readonly MenuName[]).flatMap((name): MenuEntry[] => {
        const [at, id] = name.split('/') as [SectionName, string?]
        const section = sectionAt(at)
        if (!isFor(section, role) || isOver(section)) return []
        const { label, title = label, parts = {} } = section
        return [{ name, at, id, label: (id && parts[id]) || label, title }]
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Null: the Admin Homepage. */
export function locationOf(search: URLSearchParams, role: StaffRole | null): AdminLocation | null {
  const location = locationIn(search)
  return location && isFor(sectionAt(sectionNameOf(location)), role) ? location : null
}

export function titleOf(location: AdminLocation | null): string {
  if (!location) return homeTitle
  const { label, title = label } = sectionAt(sectionNameOf(location))
  return title
}

export function helpFor(location: AdminLocation | null): HelpPage | null {
  if (!location) return 'orders'
  const { help, helpOf } = sectionAt(sectionNameOf(location))
  return helpOf?.[location.id ?? ''] ?? help
}

function isFor({ least = 'helper' }: Section, role: StaffRole | null): boolean {
  return isAtLeast(role, least)
}
