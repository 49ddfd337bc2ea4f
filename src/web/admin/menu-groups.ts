import { createContext, useContext } from 'react'
import type { SectionName } from './menu-order.ts'

export interface MenuGroup {
  name: string
  harmful?: boolean
  sections: readonly { at: SectionName; label: string; title: string }[]
}

export const MenuContext = createContext<readonly MenuGroup[]>([])

export function useTitles(): ReadonlyMap<SectionName, string> {
  const groups = useContext(MenuContext)
  return new Map(groups.flatMap(({ sections }) => sections.map(({ at, title }) => [at, title])))
}
