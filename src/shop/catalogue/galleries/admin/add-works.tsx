import { useRef, useState } from 'react'
import grid from '#shop/catalogue/product-pictures/admin/picture-grid.module.css'
import { type Upload, UploadTile } from '#shop/catalogue/product-pictures/admin/upload-tile.tsx'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { formCopy } from '#web/form/copy.ts'
import { Field } from '#web/form/field.tsx'
import { LeaveQuestion } from '#web/form/leave-question.tsx'
import { pictureTypes } from '#web/form/pictures/send-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { galleriesCopy } from './copy.ts'
import styles from './galleries.module.css'
import { workName } from './work-name.ts'

const copy = galleriesCopy.works

interface Work {
  /** The same key sent twice makes one work. */
  key: string
  picture: Shown
  name: string
}

/** Each picture becomes a work of its own. */
export function AddWorks({ gallery }: { gallery: string }) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [works, setWorks] = useState<readonly Work[]>([])
  const input = useRef<HTMLInputElement>(null)
  const { busy, act } = useAction()
  const sending = uploads.find(({ failed }) => !failed)

  const take = (files: readonly File[]) =>
    setUploads((before) => [
      ...before,
      ...files.map((file) => ({ file, failed: false, key: crypto.randomUUID() })),
    ])
  const forget = (key: string) => setUploads((now) => now.filter((each) => each.key !== key))
  const setFailed = (key: string, failed: boolean) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, failed } : each)))
  const leaveOut = (key: string) => setWorks((now) => now.filter((each) => each.key !== key))

  const add = () =>
    act(
      async () => {
        // The last made hangs first.
        for (const { key, name, picture } of works.toReversed()) {
          const pictures = [{ address: picture.address }]
          const body = { name, pictures, gallery, making: 'not_for_sale', formId: key }
          await call('POST /api/prints/create', { body })
          leaveOut(key)
        }
      },
      { done: copy.added(works.length), failed: copy.failed },
    )

  return (
    <section
      className={`${layout.stack4} ${layout.shrinks} ${styles.ways}`}
      aria-label={copy.title}
    >
      <h2 className={prose.title3}>{copy.title}</h2>
      <p className={`${prose.hint} ${layout.measure}`}>{copy.hint}</p>
      <div>
        <Button variant="quiet" onClick={() => input.current?.click()}>
          {copy.choose}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        aria-label={copy.files}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {works.length > 0 && (
        <ol className={layout.stack3}>
          {works.map(({ key, picture, name }, at) => (
            <li key={key} className={`${layout.stack3} ${layout.middle} ${styles.work}`}>
              <Picture picture={picture} sizes="4rem" decorative className={pictureStyles.thumb} />
              <Field
                plan={{ name: `works.${at}`, label: copy.nameOf(at + 1), kind: 'line', max: 200 }}
                value={name}
                problem={null}
                onChange={(typed) =>
                  setWorks(
                    works.map((each) => (each.key === key ? { ...each, name: typed } : each)),
                  )
                }
              />
              <TextButton soft onClick={() => leaveOut(key)}>
                {formCopy.leaveItOut}
                <span className="visually-hidden">{copy.leaveOut(name)}</span>
              </TextButton>
            </li>
          ))}
        </ol>
      )}
      {uploads.length > 0 && (
        <ol className={grid.grid}>
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              isTurn={upload === sending}
              folder="Prints"
              onSending={() => {}}
              onArrived={({ picture }) => {
                if (!picture) return
                const name = workName(upload.file.name)
                setWorks((now) => [...now, { key: upload.key, picture, name }])
              }}
              onDone={(arrived) => (arrived ? forget(upload.key) : setFailed(upload.key, true))}
              onRetry={() => setFailed(upload.key, false)}
              onRemove={() => forget(upload.key)}
            />
          ))}
        </ol>
      )}
      {works.length > 0 && !sending && (
        <div>
          <Button busy={busy} onClick={() => void add()}>
            {copy.add(works.length)}
          </Button>
        </div>
      )}
      <LeaveQuestion dirty={works.length + uploads.length > 0} />
    </section>
  )
}
