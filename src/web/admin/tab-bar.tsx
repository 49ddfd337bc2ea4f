import { useContext } from 'react'
import { Link } from 'react-router'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { LogOut } from '#web/shell/log-out.tsx'
import prose from '#web/ui/kit/prose.module.css'
import type { Badges } from './badges.ts'
import { adminCopy } from './copy.ts'
import { Count } from './count.tsx'
import type { AdminLocation } from './location.ts'
import { MenuContext, type MenuGroup, placeInMenu, titlesIn } from './menu-groups.ts'
import { type Tab, tabs } from './menu-order.ts'
import { SearchButton } from './search/search-button.tsx'
import styles from './tab-bar.module.css'
import { TabIcon } from './tab-icon.tsx'

interface TabBarProps {
  location: AdminLocation | null
  badges: Badges
  /** Absent: hides the search. */
  onSearch?: () => void
}

/** Five tabs on every screen: at the bottom of a phone, at the side of a wide window with the group's sections. */
export function TabBar({ location, badges, onSearch }: TabBarProps) {
  const groups = useContext(MenuContext)
  const titles = titlesIn(groups)
  const { tab, group, entry } = placeInMenu(groups, location)
  const isItself = location === null || ('section' in location && location.section === tab)
  return (
    <nav aria-label={adminCopy.admin} className={styles.bar}>
      {onSearch && <SearchButton wide onClick={onSearch} />}
      <ul className={styles.list}>
        {tabs.map((each) => (
          <li key={each}>
            <Link
              to={each === null ? pagePaths.admin : adminSectionPath(each)}
              className={styles.tab}
              aria-current={each !== tab ? undefined : isItself ? 'page' : 'true'}
            >
              <TabIcon tab={each} className={styles.icon} />
              <span>{tabName(each, titles)}</span>
              <Count count={(each && badges[each]) ?? 0} className={styles.count} />
            </Link>
            {each === tab && group && <GroupSections group={group} tab={each} here={entry?.name} />}
          </li>
        ))}
      </ul>
      <LogOut className={styles.out} />
    </nav>
  )
}

function tabName(tab: Tab, titles: ReturnType<typeof titlesIn>): string {
  if (tab === null) return adminCopy.tabs.home
  return tab === 'more' ? adminCopy.tabs.more : (titles.get(tab) ?? '')
}

/** Scrolls the bar alone: scrollIntoView would move the page, too. */
function scrollBarTo(link: HTMLAnchorElement | null): void {
  const bar = link?.closest('nav')
  if (!link || !bar) return
  const end = link.offsetTop + link.offsetHeight
  if (end > bar.scrollTop + bar.clientHeight) bar.scrollTop = end
}

function GroupSections({
  group,
  tab,
  here,
}: {
  group: MenuGroup
  tab: Tab
  here: string | undefined
}) {
  if ((group.tab ?? 'more') !== tab) return null
  const others = group.entries.filter(({ at }) => !tabs.some((each) => each === at))
  return (
    <div className={styles.beside}>
      {group.name !== adminCopy.groups[tab as 'orders' | 'products' | 'messages'] && (
        <p className={`${prose.soft} ${prose.label} ${styles.group}`}>{group.name}</p>
      )}
      <ul>
        {others.map(({ name, at, id, label }) => (
          <li key={name}>
            <Link
              to={adminSectionPath(at, id)}
              ref={name === here ? scrollBarTo : undefined}
              className={styles.section}
              aria-current={name === here ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
