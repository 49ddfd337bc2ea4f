import { useContext } from 'react'
import type { Shop } from '#compose'
import { loadBadges } from '#web/admin/badges.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { Menu } from '#web/admin/menu.tsx'
import { MenuContext } from '#web/admin/menu-groups.ts'
import type { Loaded, Section } from '#web/admin/section.ts'

export const section = {
  at: 'more',
  label: adminCopy.tabs.more,
  help: null,
  load,
} satisfies Section

async function load(shop: Shop) {
  return { badges: await loadBadges(shop) }
}

export default function MoreScreen({ badges }: Loaded<typeof section>) {
  return <Menu groups={useContext(MenuContext)} badges={badges} />
}
