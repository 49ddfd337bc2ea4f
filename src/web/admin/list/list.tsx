import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import type { PreparedCall } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { type Action, ActionButton } from './action-button.tsx'
import { CopyLink } from './copy-link.tsx'
import { DialogButton, type DialogButtonProps } from './dialog-button.tsx'
import { focusOn } from './focus-on.ts'
import styles from './list.module.css'
import { TextButton } from './text-button.tsx'

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
  | (Omit<Action<never>, 'run' | 'to'> & { run: PreparedCall<unknown>; button?: boolean })
  | { dialog: Pick<DialogButtonProps, 'name' | 'title'>; form(close: () => void): ReactNode }
)

export function List<Item>({ items, keyOf, none, row }: ListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1} className={styles.entries}>
      {items.length === 0 && none && <p className={prose.hint}>{none}</p>}
      <ul className={layout.stack}>
        {items.map((item) => (
          // The entry's button may be gone: the keyboard goes on from the list.
          <ListRow key={keyOf(item)} {...row(item)} onDone={() => focusOn(list.current)} />
        ))}
      </ul>
    </div>
  )
}

function ListRow(props: Row & { onDone(): void }) {
  const { picture, name, note, about, over, actions = [], onDone } = props
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
            // A dialog's label may be what it changes: a new key would lose the focus.
            <ActionOf
              key={'dialog' in action ? action.dialog.name : action.label}
              action={action}
              onDone={onDone}
            />
          ))}
        </div>
      )}
    </li>
  )
}

function ActionOf({ action, onDone }: { action: RowAction; onDone(): void }) {
  const words = (
    <>
      {action.label}
      <span className="visually-hidden">: {action.of}</span>
    </>
  )
  if ('to' in action) return <Link to={action.to}>{words}</Link>
  if ('copy' in action) return <CopyLink link={action.copy} words={action.words} label={words} />
  if ('open' in action) {
    return (
      <TextButton soft onClick={action.open}>
        {words}
      </TextButton>
    )
  }
  if ('dialog' in action) {
    return (
      <DialogButton {...action.dialog} look="soft" label={words}>
        {action.form}
      </DialogButton>
    )
  }
  const { ask, done, failed, button = false } = action
  const run = action.run as PreparedCall<never>
  return (
    <ActionButton
      run={run}
      ask={ask}
      done={done}
      failed={failed}
      onDone={onDone}
      look={button ? 'quiet' : 'soft'}
    >
      {words}
    </ActionButton>
  )
}
