import { useRef, useState } from 'react'
import grid from '#shop/catalogue/product-pictures/admin/picture-grid.module.css'
import { type Upload, UploadTile } from '#shop/catalogue/product-pictures/admin/upload-tile.tsx'
import { maxRow } from '#shop/store/written-pages/own-page.ts'
import { PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import { pictureTypes } from '#web/form/pictures/send-picture.ts'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import type { EditorProps } from './block-editors.tsx'
import { blockCopy as copy } from './copy.ts'
import type { EditedPicture } from './edited-block.ts'

/** Several are chosen at once; each has its words. */
export function PictureRow(props: EditorProps<'pictures'>) {
  const { block, name, problemOf, change, onSending } = props
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const input = useRef<HTMLInputElement>(null)
  const now = useRef(block.pictures)
  now.current = block.pictures
  const turn = uploads.find(({ failed }) => !failed)
  const room = maxRow - block.pictures.length - uploads.length

  function put(pictures: EditedPicture[]): void {
    now.current = pictures
    change({ pictures })
  }
  const forget = (key: string) => setUploads((all) => all.filter((each) => each.key !== key))
  const setFailed = (key: string, failed: boolean) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, failed } : each)))

  return (
    <div className={`${layout.stack3} ${layout.wide}`} data-field={`${name}.pictures`}>
      {block.pictures.map((value, at) => (
        <PictureSlot
          key={value.picture?.address ?? value.address ?? at}
          plan={{
            ...{ name: `${name}.pictures.${at}`, what: copy.pictureOf(at + 1) },
            ...{ whole: true, optional: true, hint: value.picture ? '' : copy.gonePicture },
          }}
          folder="HomepageHero"
          value={value}
          problem={problemOf(`${name}.pictures.${at}`)}
          onChange={(changed) =>
            put(
              changed.picture === null
                ? now.current.toSpliced(at, 1)
                : now.current.with(at, changed),
            )
          }
          onSending={(is, failed) => onSending(`${name}.pictures.${at}`, is, failed)}
        />
      ))}
      {uploads.length > 0 && (
        <ol className={grid.grid}>
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              isTurn={upload === turn}
              folder="HomepageHero"
              onSending={(is, failed) => onSending(upload.key, is, failed)}
              onArrived={(value) => put([...now.current, value])}
              onDone={(arrived) => (arrived ? forget(upload.key) : setFailed(upload.key, true))}
              onRetry={() => setFailed(upload.key, false)}
              onRemove={() => forget(upload.key)}
            />
          ))}
        </ol>
      )}
      {room > 0 && (
        <div>
          <Button variant="quiet" onClick={() => input.current?.click()}>
            {copy.addPictures}
          </Button>
        </div>
      )}
      <p className={prose.hint}>{problemOf(`${name}.pictures`) ?? copy.rowHint(maxRow)}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        aria-label={copy.files}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].slice(0, room)
          target.value = ''
          const fresh = files.map((file) => ({ file, failed: false, key: crypto.randomUUID() }))
          setUploads((all) => [...all, ...fresh])
        }}
      />
    </div>
  )
}
