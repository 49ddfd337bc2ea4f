import { useId, useState } from 'react'
import { Link } from 'react-router'
import { logOut } from '#web/shell/log-out.ts'
import type { Badges } from './badges.ts'
import { adminCopy } from './copy.ts'
import { type AdminLocation, addressAt, sectionNameOf } from './location.ts'
import styles from './menu.module.css'
import type { MenuGroup } from './menu-groups.ts'

interface MenuProps {
  groups: readonly MenuGroup[]
  location: AdminLocation | null
  badges: Badges
  compact?: boolean
}

/** Specification §2. */
export function Menu({ groups, location, badges, compact = false }: MenuProps) {
  const here = location && sectionNameOf(location)
  const [daily, ...others] = groups
  const current = others.find(({ sections }) => sections.some(({ at }) => at === here))
  const first = compact ? current : others[0]
  const [open, setOpen] = useState(first?.name)
  const [before, setBefore] = useState(first?.name)
  // A group that was opened to choose from closes once another one is reached.
  if (first?.name !== before) {
    setBefore(first?.name)
    setOpen(first?.name)
  }
  return (
    <nav aria-label={adminCopy.admin} className={compact ? styles.beside : styles.sheets}>
      {daily && <Group group={daily} here={here} badges={badges} isOpen />}
      {others.map((group) => (
        <Group
          key={group.name}
          group={group}
          here={here}
          badges={badges}
          isOpen={open === group.name}
          onToggle={() => setOpen(open === group.name ? undefined : group.name)}
        />
      ))}
      <button type="button" className={styles.out} onClick={logOut}>
        {adminCopy.logOut}
      </button>
    </nav>
  )
}

interface GroupProps {
  group: MenuGroup
  here: string | null
  badges: Badges
  isOpen: boolean
  onToggle?(): void
}

function Group({ group: { name, harmful, sections }, here, badges, isOpen, onToggle }: GroupProps) {
  const list = useId()
  const single = sections.length === 1
  return (
    <section
      className={styles.group}
      data-group={name}
      data-harmful={harmful}
      data-single={single || undefined}
      data-open={isOpen || single || undefined}
    >
      <h2 className={styles.name}>
        <span className={styles.plain} data-stays={!onToggle || undefined}>
          {name}
        </span>
        {onToggle && !single && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={onToggle}
          >
            {name}
          </button>
        )}
      </h2>
      <ul id={list} className={styles.list}>
        {sections.map(({ at, label }) => (
          <li key={at}>
            <Link
              to={addressAt(at)}
              className={styles.entry}
              aria-current={here === at ? 'page' : undefined}
            >
              <span className="visually-hidden">{label.startsWith('Select') ? '' : name} </span>
              {label}
              {(badges[at] ?? 0) > 0 && (
                <span className={styles.badge}>
                  {badges[at]}
                  <span className="visually-hidden"> {adminCopy.waiting}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
