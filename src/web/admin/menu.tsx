import { Link } from 'react-router'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { LogOut } from '#web/shell/log-out.tsx'
import layout from '#web/ui/kit/layout.module.css'
import type { Badges } from './badges.ts'
import { adminCopy } from './copy.ts'
import { Count } from './count.tsx'
import styles from './menu.module.css'
import type { MenuGroup } from './menu-groups.ts'

interface MenuProps {
  groups: readonly MenuGroup[]
  here?: string | undefined
  badges: Badges
}

export function Menu({ groups, here, badges }: MenuProps) {
  const shown = (group: MenuGroup) => (
    <Group key={group.name} group={group} here={here} badges={badges} />
  )
  return (
    <nav aria-label={adminCopy.allSections} className={`${layout.stack5} ${layout.sized}`}>
      <div className={styles.nouns}>{groups.filter(({ byKind }) => !byKind).map(shown)}</div>
      <div className={styles.kinds}>{groups.filter(({ byKind }) => byKind).map(shown)}</div>
      <div className={layout.words5}>
        <Link to={pagePaths.home} className={styles.out}>
          {adminCopy.seeShop}
        </Link>
        <LogOut className={styles.out} />
      </div>
    </nav>
  )
}

interface GroupProps extends Omit<MenuProps, 'groups'> {
  group: MenuGroup
}

function Group({ group: { name, byKind, entries }, here, badges }: GroupProps) {
  return (
    <section className={styles.group}>
      <h2 className={styles.name}>{name}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Link
              to={adminSectionPath(entry.at, entry.id)}
              className={styles.entry}
              aria-current={here === entry.name ? 'page' : undefined}
            >
              {entry.title !== entry.label && byKind && (
                <span className="visually-hidden">{name} </span>
              )}
              {entry.label}
              <Count count={badges[entry.name] ?? 0} className={styles.badge} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
