import { useId } from 'react'
import { mostPictures } from '#shop/catalogue/product-pictures/picture-list.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { ChooseFiles, useFileDrop } from '#web/form/pictures/choose-files.tsx'
import { pictureTypes, videoTypes } from '#web/form/pictures/send-picture.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { productPicturesAdminCopy as copy } from './copy.ts'
import styles from './picture-grid.module.css'

interface AddPicturesProps {
  name: string
  isFirst: boolean
  problem: string | null
  onChosen(files: readonly File[]): void
}

export function AddPictures({ name, isFirst, problem, onChosen }: AddPicturesProps) {
  const drop = useFileDrop((files) => onChosen([...files]))
  const id = useId()

  return (
    <div
      className={`${layout.stack2} ${styles.add}`}
      data-field={name}
      data-first={isFirst || undefined}
      {...drop}
    >
      <ChooseFiles
        variant={isFirst ? 'primary' : 'quiet'}
        aria-describedby={id}
        label={copy.files}
        accept={`${pictureTypes},${videoTypes}`}
        onChosen={onChosen}
      >
        {isFirst ? copy.choose : adminCopy.addPictures}
      </ChooseFiles>
      <p id={id} className={problem ? `${prose.label} ${prose.bad}` : prose.hint}>
        {problem ?? adminCopy.manyPictures(mostPictures)}
      </p>
    </div>
  )
}
