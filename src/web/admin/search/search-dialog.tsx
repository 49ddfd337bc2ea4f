import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { MenuContext } from '#web/admin/menu-groups.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { adminSearchCopy as copy } from './copy.ts'
import { findInMenu, type Headings } from './find-in-menu.ts'
import styles from './search.module.css'
import { toHits } from './search-hits.ts'
import { useAdminSearch } from './use-admin-search.ts'

interface SearchDialogProps {
  open: boolean
  onOpen(): void
  onClose(): void
}

/** The search over the whole admin; '/' opens it, except while typing in a field. */
export function SearchDialog({ open, onOpen, onClose }: SearchDialogProps) {
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
        return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      onOpen()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpen])

  return (
    <Dialog open={open} onClose={onClose} title={copy.title} atTop>
      <Search onDone={onClose} />
    </Dialog>
  )
}

function Search({ onDone }: { onDone(): void }) {
  const [typed, setTyped] = useState('')
  const groups = useContext(MenuContext)
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const field = useId()
  const { answer, looking, failed, again } = useAdminSearch(typed)
  const headings = useHelpHeadings()
  const found = [...findInMenu(groups, typed, headings), ...(answer ? toHits(answer) : [])].filter(
    ({ hits }) => hits.length > 0,
  )
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0)
  const isAsked = typed.trim() !== ''

  /** The arrow keys lead from the field through the results; Enter in the field opens the first. */
  function onKeyDown(event: KeyboardEvent): void {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      stops[(at + step + stops.length) % stops.length]?.focus()
    } else if (event.key === 'Escape') {
      // Some browsers empty a search field first.
      event.preventDefault()
      onDone()
    } else if (event.key === 'Enter' && at === 0) {
      event.preventDefault()
      const first = found[0]?.hits[0]
      if (!first) return
      onDone()
      void navigate(first.to)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the links take the keys
    <div ref={box} className={`${layout.stack3} ${layout.shrinks}`} onKeyDown={onKeyDown}>
      <label htmlFor={field} className={prose.label}>
        {copy.label}
      </label>
      <input
        id={field}
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        className={`${control.well} ${styles.field}`}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!isAsked && <p className={prose.hint}>{copy.hint}</p>}
      {found.map(({ name, hits }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.group}>{name}</h3>
          <ul className={styles.hits}>
            {hits.map(({ to, title, about }) => (
              <li key={to}>
                <Link to={to} prefetch="none" className={styles.hit} onClick={onDone}>
                  <span className={`${prose.strong} ${prose.wraps}`}>{title}</span>
                  <span className={`${prose.hint} ${prose.wraps}`}>{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {failed !== null && (
        <p role="alert" className={prose.hint}>
          {copy.failed} {failed} <TextButton onClick={again}>{copy.again}</TextButton>
        </p>
      )}
      <p role="status" className={looking || count === 0 ? prose.hint : 'visually-hidden'}>
        {isAsked && failed === null && statusWords(typed, { looking, count })}
      </p>
    </div>
  )
}

/** The texts of Help come once the search is open. */
function useHelpHeadings(): Headings {
  const [headings, setHeadings] = useState<Headings>(() => () => [])
  useEffect(() => {
    import('#web/admin/help/help-pages.ts').then(
      ({ helpHeadings }) => setHeadings(() => helpHeadings),
      // Offline: the titles are still found.
      () => {},
    )
  }, [])
  return headings
}

function statusWords(typed: string, { looking, count }: { looking: boolean; count: number }) {
  if (looking) return copy.looking
  return count === 0 ? copy.nothing(typed.trim()) : copy.count(count)
}
