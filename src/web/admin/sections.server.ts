import type { ComponentType } from 'react'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import type { HelpPage } from './help/help-pages.ts'
import { type AdminLocation, homeTitle, locationIn, sectionNameOf } from './location.ts'
import type { MenuEntry, MenuGroup } from './menu-groups.ts'
import { type MenuPlace, menuGroups } from './menu-order.ts'
import { registerScreens } from './screens.ts'
import type { Circumstance, Section } from './section.ts'

type Line = Omit<MenuEntry, 'at' | 'title'> & { menu: MenuPlace }

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

export const sectionNames: readonly string[] = [...sections.keys()]

export function sectionAt(at: string): Section {
  const found = sections.get(at)
  if (!found) throw new Error(`No file of the admin is the section ${at}.`)
  return found
}

export function menuFor(
  role: StaffRole | null,
  circumstances: readonly Circumstance[] = [],
): MenuGroup[] {
  const isOver = ({ during }: Section) => during && !circumstances.includes(during)
  const shown = [...sections.values()]
    .filter((section) => isFor(section, role) && !isOver(section))
    .flatMap(entriesOf)
    .sort((a, b) => a.place - b.place)
  return Object.entries(menuGroups)
    .map(
      ([key, group]): MenuGroup => ({
        ...group,
        entries: shown.filter((each) => each.group === key).map(({ entry }) => entry),
      }),
    )
    .filter(({ entries }) => entries.length > 0)
}

/** The section's own line of the menu, and its parts' lines. */
function entriesOf({ at, label, title = label, menu, parts = {} }: Section) {
  const lines = [
    ...(menu ? [{ name: at, label, menu }] : []),
    ...Object.entries(parts).map(([id, { label, menu }]) => ({
      name: `${at}/${id}`,
      id,
      label,
      menu,
    })),
  ]
  return lines.map(({ menu: { group, place, keywords }, ...line }: Line) => ({
    group,
    place,
    entry: { at, title, keywords, ...line } satisfies MenuEntry,
  }))
}

/** Null: the Admin Homepage. */
export function locationOf(search: URLSearchParams, role: StaffRole | null): AdminLocation | null {
  const location = locationIn(search)
  const section = location && sections.get(sectionNameOf(location))
  return section && isFor(section, role) ? location : null
}

export function titleOf(location: AdminLocation | null): string {
  if (!location) return homeTitle
  const { label, title = label } = sectionAt(sectionNameOf(location))
  return title
}

export function helpFor(location: AdminLocation | null): HelpPage | null {
  if (!location) return 'orders'
  const { help, parts } = sectionAt(sectionNameOf(location))
  return parts?.[location.id ?? '']?.help ?? help
}

function isFor({ least = 'helper' }: Section, role: StaffRole | null): boolean {
  return isAtLeast(role, least)
}
