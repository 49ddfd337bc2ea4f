import { useId } from 'react'
import { Link } from 'react-router'
import { productKinds } from '#platform/addresses/kinds.ts'
import { editPath } from '#platform/addresses/page-paths.ts'
import type { ImportItem } from '#shop/upkeep/imports/import.schema.ts'
import type { ItemChoice } from '#shop/upkeep/imports/imports.ts'
import field from '#web/form/field.module.css'
import { Button } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { allWords, importsAdminCopy, itemWords, kindWords } from './copy.ts'
import styles from './imports.module.css'

const choices: readonly ItemChoice[] = [...productKinds, 'left_out']

interface ChooseAllProps {
  busy: boolean
  onChoose(choice: ItemChoice): void
}

export function ChooseAll({ busy, onChoose }: ChooseAllProps) {
  return (
    <fieldset className={styles.all}>
      <legend className={field.label}>{importsAdminCopy.makeAll}</legend>
      <div className={layout.row3}>
        {choices.map((choice) => (
          <Button key={choice} variant="quiet" busy={busy} onClick={() => onChoose(choice)}>
            {allWords[choice]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

interface ImportItemsProps {
  items: readonly ImportItem[]
  open: boolean
  onChoose(position: number, choice: ItemChoice): void
}

export function ImportItems({ items, open, onChoose }: ImportItemsProps) {
  return (
    <ul className={`${layout.stack} ${surface.ruled}`}>
      {items.map((item) => (
        <Item
          key={item.position}
          item={item}
          open={open && (item.state === 'waiting' || item.state === 'left_out')}
          onChoose={(choice) => onChoose(item.position, choice)}
        />
      ))}
    </ul>
  )
}

interface ItemProps {
  item: ImportItem
  open: boolean
  onChoose(choice: ItemChoice): void
}

function Item({ item, open, onChoose }: ItemProps) {
  const id = useId()
  const { title, state, kind, kinds, words, remarks, productId } = item
  const out = state === 'left_out'
  return (
    <li className={styles.item} data-out={out || undefined}>
      <div className={`${layout.stack1} ${layout.shrinks}`}>
        <p className={styles.name}>{title}</p>
        {!out && words && (
          <p className={`${prose.hint} ${prose.wraps}`}>
            {kindWords[kind]} · {words}
          </p>
        )}
        {remarks.length > 0 && (!out || kinds.length === 0) && (
          <ul className={styles.remarks}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={`${layout.stack} ${layout.start}`}>
        {open && kinds.length > 0 ? (
          <>
            <label htmlFor={id} className="visually-hidden">
              {importsAdminCopy.makeEach(title)}
            </label>
            <select
              id={id}
              className={`${control.well} ${field.input}`}
              value={out ? 'left_out' : kind}
              onChange={(event) => onChoose(event.target.value as ItemChoice)}
            >
              {choices.map((choice) => (
                <option
                  key={choice}
                  value={choice}
                  disabled={choice !== 'left_out' && !kinds.includes(choice)}
                >
                  {kindWords[choice]}
                </option>
              ))}
            </select>
          </>
        ) : (
          <p className={prose.label}>{itemWords[state]}</p>
        )}
        {productId !== null && (
          <Link to={editPath(kind, productId)} className={control.target}>
            {importsAdminCopy.editHere}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
