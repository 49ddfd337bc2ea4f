import { type ComponentProps, type DragEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { pictureTypes } from './send-picture.ts'

interface ChooseFilesProps extends ComponentProps<typeof Button> {
  /** The hidden input's name. */
  label: string
  accept?: string
  onChosen(files: readonly File[]): void
}

/** One press opens a phone's camera or pictures. */
export function ChooseFiles({
  label,
  accept = pictureTypes,
  onChosen,
  ...button
}: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button variant="quiet" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChosen(files)
        }}
      />
    </div>
  )
}

/** For the element that takes dropped files. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false)

  function onDrag(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  return {
    'data-over': over || undefined,
    onDragEnter: onDrag,
    onDragOver: onDrag,
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      onFiles(event.dataTransfer.files)
    },
  }
}
