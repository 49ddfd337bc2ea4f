import { type DragEvent, useId, useRef, useState } from 'react'
import { mostPictures } from '#shop/catalogue/product-pictures/picture-list.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { pictureTypes, videoTypes } from '#web/form/pictures/send-picture.ts'
import { Button } from '#web/ui/button.tsx'
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

/** One press opens the camera or the pictures of a phone. */
export function AddPictures({ name, isFirst, problem, onChosen }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const id = useId()

  function onDrag(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here, beside the button
    <div
      className={`${layout.stack2} ${styles.add}`}
      data-field={name}
      data-first={isFirst || undefined}
      data-over={over || undefined}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onChosen([...event.dataTransfer.files])
      }}
    >
      <Button
        variant={isFirst ? 'primary' : 'quiet'}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {isFirst ? copy.choose : adminCopy.addPictures}
      </Button>
      <p id={id} className={problem ? `${prose.label} ${prose.bad}` : prose.hint}>
        {problem ?? adminCopy.manyPictures(mostPictures)}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={`${pictureTypes},${videoTypes}`}
        aria-label={copy.files}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChosen(files)
        }}
      />
    </div>
  )
}
