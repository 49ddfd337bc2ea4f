import { createContext, useContext } from 'react'
import { type AdminLocation, sectionNameOf } from './location.ts'
import type { Tab } from './menu-order.ts'

export interface MenuEntry {
  /** 'services/payments': the entry `payments` of the section `services`. */
  name: string
  at: string
  id?: string | undefined
  label: string
  title: string
  keywords?: string | undefined
}

/** A group of the menu, with the entries that the account may see. */
export interface MenuGroup {
  name: string
  tab?: Tab
  byKind?: true
  entries: readonly MenuEntry[]
}

export const MenuContext = createContext<readonly MenuGroup[]>([])

export function useTitles(): ReadonlyMap<string, string> {
  return titlesIn(useContext(MenuContext))
}

export function titlesIn(groups: readonly MenuGroup[]): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ entries }) => entries.map(({ at, title }) => [at, title])))
}

/** A location's tab, its group, and its line in the menu, which a hidden section lacks. */
export function placeInMenu(groups: readonly MenuGroup[], location: AdminLocation | null) {
  if (!location) return { tab: null, group: undefined, entry: undefined }
  const at = sectionNameOf(location)
  const group = groups.find(({ entries }) => entries.some((each) => each.at === at))
  const lines = groups.flatMap(({ entries }) => entries.filter((each) => each.at === at))
  const entry = lines.find(({ id }) => id === location.id) ?? lines.find(({ id }) => !id)
  return { tab: group?.tab ?? ('more' satisfies Tab), group, entry }
}
