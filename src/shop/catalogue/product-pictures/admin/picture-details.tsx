import { isStandIn } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { formCopy } from '#web/form/copy.ts'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import type { SlotValue } from '#web/form/pictures/picture-value.ts'
import { PictureWords } from '#web/form/pictures/picture-words.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { productPicturesAdminCopy as copy } from './copy.ts'
import styles from './picture-grid.module.css'

interface PictureDetailsProps {
  id: string
  at: number
  value: SlotValue
  problem: string | null
  onChange(value: SlotValue): void
  onRemove(): void
  onClose(): void
}

export function PictureDetails(props: PictureDetailsProps) {
  const { id, at, value, problem, onChange, onRemove, onClose } = props
  const what = copy.picture(at + 1)
  if (!value.picture) return null
  const isEmpty = isStandIn(value.picture)
  return (
    <section
      id={id}
      className={`${layout.stack2} ${styles.details}`}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-problem`}
    >
      <h3 id={`${id}-name`} className={prose.strong}>
        {what}
        {value.fileName && <span className={prose.hint}> {value.fileName}</span>}
      </h3>
      <FieldWords id={`${id}-problem`} problem={problem ?? (isEmpty ? adminCopy.standIn : null)} />
      {!isEmpty && (
        <PictureWords
          plan={{ name: `pictures.${at}`, what, step: at > 0 }}
          picture={value.picture}
          value={value}
          onChange={onChange}
        />
      )}
      <div className={layout.words5}>
        <TextButton onClick={onClose}>{formCopy.done}</TextButton>
        <TextButton soft onClick={onRemove}>
          {formCopy.remove}
          <span className="visually-hidden"> {what}</span>
        </TextButton>
      </div>
    </section>
  )
}
