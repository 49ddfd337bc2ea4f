import { useState } from 'react'
import grid from '#shop/catalogue/product-pictures/admin/picture-grid.module.css'
import { useUploads } from '#shop/catalogue/product-pictures/admin/upload-tile.tsx'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { formCopy } from '#web/form/copy.ts'
import { Field } from '#web/form/field.tsx'
import { LeaveQuestion } from '#web/form/leave-question.tsx'
import { ChooseFiles } from '#web/form/pictures/choose-files.tsx'
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
  /** Two requests with the same key make one work. */
  key: string
  picture: Shown
  name: string
}

export function AddWorks({ gallery }: { gallery: string }) {
  const uploads = useUploads()
  const [works, setWorks] = useState<readonly Work[]>([])
  const { busy, act } = useAction()
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
      className={`${layout.stack4} ${layout.shrinks} ${styles.links}`}
      aria-label={copy.title}
    >
      <h2 className={prose.title3}>{copy.title}</h2>
      <p className={`${prose.hint} ${layout.measure}`}>{copy.hint}</p>
      <ChooseFiles label={copy.files} onChosen={uploads.add}>
        {copy.choose}
      </ChooseFiles>
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
              <TextButton
                soft
                onClick={() => {
                  leaveOut(key)
                  focusOn('main h1')
                }}
              >
                {formCopy.leaveItOut}
                <span className="visually-hidden">{copy.leaveOut(name)}</span>
              </TextButton>
            </li>
          ))}
        </ol>
      )}
      {uploads.count > 0 && (
        <ol className={grid.grid}>
          {uploads.tiles({
            folder: 'Prints',
            onArrived: ({ picture }, { key, file }) =>
              picture && setWorks((now) => [...now, { key, picture, name: workName(file.name) }]),
          })}
        </ol>
      )}
      {works.length > 0 && !uploads.isSending && (
        <div>
          <Button busy={busy} onClick={() => void add()}>
            {copy.add(works.length)}
          </Button>
        </div>
      )}
      <LeaveQuestion dirty={works.length + uploads.count > 0} />
    </section>
  )
}
