import { useContext } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { logOut } from '#web/shell/log-out.ts'
import prose from '#web/ui/kit/prose.module.css'
import type { Badges } from './badges.ts'
import { adminCopy } from './copy.ts'
import { Count } from './count.tsx'
import { type AdminLocation, addressAt } from './location.ts'
import { MenuContext, type MenuGroup, placeInMenu, titlesIn } from './menu-groups.ts'
import { type Way, ways } from './menu-order.ts'
import { SearchButton } from './search/search-button.tsx'
import { WayIcon } from './way-icon.tsx'
import styles from './ways.module.css'

interface WaysProps {
  location: AdminLocation | null
  badges: Badges
  /** Absent: nothing can be searched. */
  onSearch?: () => void
}

/** Five ways on every screen: at the bottom of a phone, at the side of a wide window with the group's sections. */
export function Ways({ location, badges, onSearch }: WaysProps) {
  const groups = useContext(MenuContext)
  const titles = titlesIn(groups)
  const { way, group, entry } = placeInMenu(groups, location)
  const isItself = location === null || ('section' in location && location.section === way)
  return (
    <nav aria-label={adminCopy.admin} className={styles.ways}>
      {onSearch && <SearchButton wide onClick={onSearch} />}
      <ul className={styles.list}>
        {ways.map((each) => (
          <li key={each}>
            <Link
              to={each === null ? pagePaths.admin : addressAt(each)}
              className={styles.way}
              aria-current={each !== way ? undefined : isItself ? 'page' : 'true'}
            >
              <WayIcon way={each} className={styles.icon} />
              <span>{wayName(each, titles)}</span>
              <Count count={(each && badges[each]) ?? 0} className={styles.count} />
            </Link>
            {each === way && group && <Beside group={group} way={each} here={entry?.name} />}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.out} onClick={logOut}>
        {adminCopy.logOut}
      </button>
    </nav>
  )
}

function wayName(way: Way, titles: ReturnType<typeof titlesIn>): string {
  if (way === null) return adminCopy.ways.home
  return way === 'more' ? adminCopy.ways.more : (titles.get(way) ?? '')
}

/** The other sections of the group. */
function Beside({ group, way, here }: { group: MenuGroup; way: Way; here: string | undefined }) {
  if ((group.way ?? 'more') !== way) return null
  const others = group.entries.filter(({ at }) => !ways.some((each) => each === at))
  return (
    <div className={styles.beside}>
      {group.name !== adminCopy.groups[way as 'orders' | 'products'] && (
        <p className={`${prose.soft} ${prose.label} ${styles.group}`}>{group.name}</p>
      )}
      <ul>
        {others.map(({ name, at, id, label }) => (
          <li key={name}>
            <Link
              to={addressAt(at, id)}
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
