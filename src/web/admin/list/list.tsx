import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Ask } from './ask.tsx'
import { CopyLink } from './copy-link.tsx'
import styles from './list.module.css'
import { TextButton } from './text-button.tsx'
import { type ActionWords, useAction } from './use-action.ts'

interface ListProps<Item> {
  items: readonly Item[]
  keyOf(item: Item): string | number
  none?: string
  row(item: Item): Row
}

export interface Row {
  /** With a picture, or null for a missing picture, the whole entry is the name's link. */
  picture?: ReactNode
  name: ReactNode
  note?: ReactNode
  about?: ReactNode
  over?: boolean
  actions?: readonly (RowAction | false)[]
}

type RowAction = {
  label: string
  /** The entry's name, for people who hear only the buttons. */
  of: string
} & (
  | { to: string }
  | { copy: string; words: { copied: string; notCopied: string; link: string } }
  | { open(): void }
  | Asked
)

interface Asked extends Omit<ActionWords<never>, 'to'> {
  ask: { title: string; text: string; yes?: string; cancel?: string; danger?: boolean }
  run(): Promise<unknown>
  button?: boolean
}

export function List<Item>({ items, keyOf, none, row }: ListProps<Item>) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { busy, act } = useAction()

  async function answer({ run, done, failed }: Asked): Promise<void> {
    await act(run as () => Promise<never>, { done, failed })
    setAsked(null)
    // The entry's button may be gone: the keyboard continues from the list.
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1} className={styles.entries}>
      {items.length === 0 && none && <p className={prose.hint}>{none}</p>}
      <ul className={layout.stack}>
        {items.map((item) => (
          <ListRow key={keyOf(item)} {...row(item)} onAsk={setAsked} />
        ))}
      </ul>
      <Ask
        open={asked !== null}
        title={asked?.ask.title ?? ''}
        danger={asked?.ask.danger}
        yes={asked?.ask.yes}
        cancel={asked?.ask.cancel}
        busy={busy}
        onYes={() => asked && void answer(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>{asked?.ask.text}</p>
      </Ask>
    </div>
  )
}

function ListRow(props: Row & { onAsk(asked: Asked): void }) {
  const { picture, name, note, about, over, actions = [], onAsk } = props
  const offered = actions.filter((action) => action !== false)
  return (
    <li
      className={styles.entry}
      data-over={over || undefined}
      data-pictured={picture !== undefined || undefined}
    >
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <div className={layout.stack1}>
        <div className={`${layout.words3} ${layout.baseline}`}>
          <span className={styles.name}>{name}</span>
          {note && <span className={prose.hint}>{note}</span>}
        </div>
        {about && <div className={prose.hint}>{about}</div>}
      </div>
      {offered.length > 0 && (
        <div className={`${layout.words5} ${styles.links}`}>
          {offered.map((action) => (
            <Action key={action.label} action={action} onAsk={onAsk} />
          ))}
        </div>
      )}
    </li>
  )
}

function Action({ action, onAsk }: { action: RowAction; onAsk(asked: Asked): void }) {
  const words = (
    <>
      {action.label}
      <span className="visually-hidden">: {action.of}</span>
    </>
  )
  if ('to' in action) return <Link to={action.to}>{words}</Link>
  if ('copy' in action) return <CopyLink link={action.copy} words={action.words} label={words} />
  const press = () => ('open' in action ? action.open() : onAsk(action))
  if ('button' in action && action.button) {
    return (
      <Button variant="quiet" onClick={press}>
        {words}
      </Button>
    )
  }
  return (
    <TextButton soft onClick={press}>
      {words}
    </TextButton>
  )
}
