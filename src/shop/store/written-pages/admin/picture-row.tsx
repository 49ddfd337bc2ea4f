import { useRef } from 'react'
import grid from '#shop/catalogue/product-pictures/admin/picture-grid.module.css'
import { useUploads } from '#shop/catalogue/product-pictures/admin/upload-tile.tsx'
import { maxRow } from '#shop/store/written-pages/own-page.ts'
import { ChooseFiles } from '#web/form/pictures/choose-files.tsx'
import { PictureSlot } from '#web/form/pictures/picture-slot.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import type { EditorProps } from './block-editors.tsx'
import { blockCopy as copy } from './copy.ts'
import type { EditedPicture } from './edited-block.ts'

/** Several pictures are chosen at once; each has its description. */
export function PictureRow(props: EditorProps<'pictures'>) {
  const { block, name, problemOf, change, onSending } = props
  const uploads = useUploads(`${name}.pictures`, onSending)
  const now = useRef(block.pictures)
  now.current = block.pictures
  const room = maxRow - block.pictures.length - uploads.count

  function put(pictures: EditedPicture[]): void {
    now.current = pictures
    change({ pictures })
  }

  return (
    <div className={`${layout.stack3} ${layout.wide}`} data-field={`${name}.pictures`}>
      {block.pictures.map((value, at) => (
        <PictureSlot
          key={value.picture?.address ?? value.address ?? at}
          plan={{
            name: `${name}.pictures.${at}`,
            what: copy.pictureOf(at + 1),
            whole: true,
            optional: true,
            hint: value.picture ? '' : copy.gonePicture,
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
      {uploads.count > 0 && (
        <ol className={grid.grid}>
          {uploads.tiles({
            folder: 'HomepageHero',
            onArrived: (value) => put([...now.current, value]),
          })}
        </ol>
      )}
      {room > 0 && (
        <ChooseFiles label={copy.files} onChosen={(files) => uploads.add(files.slice(0, room))}>
          {copy.addPictures}
        </ChooseFiles>
      )}
      <p className={prose.hint}>{problemOf(`${name}.pictures`) ?? copy.rowHint(maxRow)}</p>
    </div>
  )
}
