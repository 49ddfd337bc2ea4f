import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { moved } from '#shop/catalogue/collections/admin/arrange/moved.ts'
import { useDrag } from '#shop/catalogue/collections/admin/arrange/use-drag.ts'
import { mostPictures, pictureField } from '#shop/catalogue/product-pictures/picture-list.ts'
import { isStandIn, type PictureFolder } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { sharpnessOf } from '#web/form/pictures/picture-slot.tsx'
import { type SlotValue, slotValue, withPicture } from '#web/form/pictures/picture-value.ts'
import { PlainFile } from '#web/form/pictures/plain-file.tsx'
import { pictureTypes } from '#web/form/pictures/send-picture.ts'
import type { FailedUpload } from '#web/form/use-form.ts'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { toast } from '#web/ui/toast.ts'
import { AddPictures } from './add-pictures.tsx'
import { productPicturesAdminCopy as copy } from './copy.ts'
import { PictureDetails } from './picture-details.tsx'
import styles from './picture-grid.module.css'
import { takeShared } from './shared-pictures.ts'
import { useUploads } from './upload-tile.tsx'

interface PictureGridProps {
  kind: ProductKind
  folder: PictureFolder
  pictures: readonly SlotValue[]
  problemOf(field: string): string | null
  onChange(pictures: readonly SlotValue[]): void
  onSending(name: string, sending: boolean, failed?: FailedUpload): void
  onFirst(): void
}

export function PictureGrid(props: PictureGridProps) {
  const { kind, folder, pictures, problemOf, onChange, onSending, onFirst } = props
  const field = pictures.length === 0 ? pictureField(kind, 0) : 'pictures'
  const uploads = useUploads(field, onSending)
  const [left, setLeft] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<number | null>(null)
  const now = useRef(pictures)
  now.current = pictures
  const ids = useId()
  const empty = pictures.some(({ picture }) => isStandIn(picture)) ? adminCopy.standIn : null
  const problem = firstOf(pictures, kind, problemOf) ?? problemOf('pictures') ?? left ?? empty

  function take(files: readonly File[]): void {
    const room = mostPictures - pictures.length - uploads.count
    const names = files.slice(room).map(({ name }) => name)
    const words = names.length > 0 ? adminCopy.tooManyPictures(mostPictures, names) : null
    setLeft(words)
    if (words) toast.warning(words, 6000)
    // The first picture is never a video.
    const isVideo = ({ type }: File) => Number(type.startsWith('video/'))
    const sorted = files.slice(0, room).toSorted((a, b) => isVideo(a) - isVideo(b))
    uploads.add(sorted)
    if (pictures.length + uploads.count === 0 && sorted.length > 0) onFirst()
  }

  const isEmpty = useRef(pictures.length === 0)
  const taking = useRef(take)
  taking.current = take
  useEffect(() => {
    if (!isEmpty.current) return
    void takeShared().then((files) => files.length > 0 && taking.current(files))
  }, [])

  function put(changed: readonly SlotValue[]): void {
    now.current = changed
    onChange(changed)
  }

  function arrive(value: SlotValue): void {
    const isThere = now.current.some((each) => addressOf(each) === addressOf(value))
    if (!isThere) put([...now.current, value])
  }

  const drag = useDrag<string>((from, to) => put(moved(now.current, from, to)))

  function move(from: number, to: number): void {
    if (to < 0 || to >= pictures.length || to === from) return
    focused.current = to
    put(moved(pictures, from, to))
  }

  // The focus stays on the picture that the keyboard moved.
  useEffect(() => {
    const at = focused.current
    focused.current = null
    if (at === null) return
    const tile = list.current?.querySelector(`[data-position="${at}"]`)
    tile?.querySelector<HTMLElement>('[data-handle]')?.focus()
  })

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const last = pictures.length - 1
    const places = { ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: last }
    const after = { ArrowRight: at + 1, ArrowDown: at + 1 }
    const to = { ...places, ...after }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(at, to)
  }

  const open = pictures.findIndex((each) => addressOf(each) === chosen)
  const poor = pictures.flatMap((each, at) => {
    const { blurry } = sharpnessOf(each.picture, folder)
    return blurry ? [`${copy.picture(at + 1)}: ${blurry}`] : []
  })

  return (
    <div className={`${layout.stack3} ${layout.shrinks}`}>
      <AddPictures
        name={field}
        isFirst={pictures.length + uploads.count === 0}
        problem={problem}
        onChosen={take}
      />
      <PlainFile
        name="pictures.file"
        folder={folder}
        accept={pictureTypes}
        label={copy.files}
        onSent={(sent) => arrive(withPicture(slotValue(null), sent))}
      />
      {pictures.length + uploads.count > 0 && (
        <ol ref={list} className={styles.grid} aria-label={copy.pictures}>
          {pictures.map((each, at) => (
            <li
              key={addressOf(each)}
              className={styles.tile}
              data-position={at}
              data-field={pictureField(kind, at)}
              data-dragged={drag.dragged === addressOf(each) || undefined}
              data-wrong={problemAt(kind, at, problemOf) !== null || undefined}
            >
              <button
                type="button"
                className={styles.picture}
                aria-expanded={open === at}
                aria-controls={open === at ? `${ids}-details` : undefined}
                onClick={() => setChosen(open === at ? null : addressOf(each))}
              >
                {each.picture && (
                  <Picture
                    picture={each.picture}
                    sizes="10rem"
                    decorative
                    className={pictureStyles.cover}
                  />
                )}
                <span className="visually-hidden">
                  {copy.open(at + 1, each.fileName ?? each.alt)}
                </span>
                {at === 0 && <span className={styles.first}>{copy.first}</span>}
              </button>
              {pictures.length > 1 && (
                <button
                  type="button"
                  data-handle
                  className={styles.handle}
                  aria-label={copy.move(at + 1)}
                  onKeyDown={(event) => onKeyDown(event, at)}
                  onPointerDown={(event) => drag.start(event, at, addressOf(each))}
                >
                  <span aria-hidden="true">⠿</span>
                </button>
              )}
            </li>
          ))}
          {uploads.tiles({ folder, onArrived: arrive })}
        </ol>
      )}
      {pictures.length > 1 && <p className={prose.hint}>{copy.order}</p>}
      {poor.map((words) => (
        <p key={words} className={prose.wrong}>
          {words}
        </p>
      ))}
      {pictures[open] && (
        <PictureDetails
          key={chosen}
          id={`${ids}-details`}
          at={open}
          value={pictures[open]}
          problem={problemAt(kind, open, problemOf)}
          onChange={(value) => put(pictures.with(open, value))}
          onRemove={() => put(pictures.toSpliced(open, 1))}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}

const addressOf = ({ picture }: SlotValue) => picture?.address ?? ''

/** Also finds the problem of a part of the entry ('pictures.4.step'). */
function problemAt(kind: ProductKind, at: number, problemOf: PictureGridProps['problemOf']) {
  const within = ['', '.alt', '.focus', '.step'].map((part) => problemOf(`pictures.${at}${part}`))
  return problemOf(pictureField(kind, at)) ?? within.find((words) => words !== null) ?? null
}

function firstOf(
  pictures: readonly SlotValue[],
  kind: ProductKind,
  problemOf: PictureGridProps['problemOf'],
): string | null {
  const places = Array.from({ length: Math.max(pictures.length, 1) }, (_, at) => at)
  return places.map((at) => problemAt(kind, at, problemOf)).find((words) => words !== null) ?? null
}
