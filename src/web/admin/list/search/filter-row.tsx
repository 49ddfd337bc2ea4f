import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from '#web/admin/list/list.module.css'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'

export interface ListFilter {
  name: string
  words: string
  to: string
  count?: number | undefined
  urgent?: boolean
}

interface FilterRowProps {
  label: string
  filters: readonly ListFilter[]
  chosen: string
}

export function FilterRow({ label, filters, chosen }: FilterRowProps) {
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => bringIntoView(row.current, chosen), [chosen])

  return (
    <nav aria-label={label}>
      <ul ref={row} className={`${layout.words5} ${styles.filters}`}>
        {filters.map(({ name, words, to, count = 0, urgent = false }) => (
          <li key={name} data-filter={name}>
            <Link
              to={to}
              className={`${control.target} ${styles.filter}`}
              aria-current={name === chosen ? 'true' : undefined}
              data-urgent={(urgent && count > 0) || undefined}
            >
              {words}
              {count > 0 && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a telephone the row is longer than the screen: the chosen filter stays visible. */
function bringIntoView(row: HTMLElement | null, filter: string): void {
  const chosen = row?.querySelector<HTMLElement>(`[data-filter='${CSS.escape(filter)}']`)
  if (!row || !chosen) return
  const from = chosen.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollLeft += from - (row.clientWidth - chosen.clientWidth) / 2
}
