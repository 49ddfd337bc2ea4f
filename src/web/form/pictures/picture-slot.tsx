import { useEffect, useId, useRef, useState } from 'react'
import { capital } from '#platform/capital.ts'
import { isStandIn, type PictureFolder } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { formCopy } from '#web/form/copy.ts'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import { Button } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFileDrop } from './choose-files.tsx'
import styles from './picture-slot.module.css'
import { type SlotPlan, type SlotValue, slotValue, withPicture } from './picture-value.ts'
import { PictureWords } from './picture-words.tsx'
import { PlainFile } from './plain-file.tsx'
import { pictureTypes, videoTypes } from './send-picture.ts'
import { useUpload } from './use-upload.ts'

interface PictureSlotProps {
  plan: SlotPlan
  folder: PictureFolder
  value: SlotValue
  problem: string | null
  onChange(value: SlotValue): void
  onSending(sending: boolean, failed?: boolean): void
}

/** Specification §4. */
export function PictureSlot(props: PictureSlotProps) {
  const { plan, folder, value, problem, onChange, onSending } = props
  const { what, hint, optional } = plan
  const [picking, setPicking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const ids = useId()
  const { progress, preview, previewOf, failed, send, stop, forget } = useUpload({
    folder,
    onSent: (picture) => {
      const { blurry } = sharpnessOf(picture, folder)
      if (blurry) toast.warning(blurry, 6000)
      onChange(withPicture(value, picture))
    },
    onSending,
  })
  const sending = progress !== null
  const { picture, fileName } = value
  const { blurry, soft } = sharpnessOf(sending ? null : picture, folder)
  const empty = !sending && isStandIn(picture) ? adminCopy.standIn : null
  const wrong = problem ?? failed ?? empty ?? blurry

  // Only this event reports that nothing was chosen; React supports it only for dialogs.
  useEffect(() => {
    const element = input.current
    const onCancel = () => setPicking(false)
    element?.addEventListener('cancel', onCancel)
    return () => element?.removeEventListener('cancel', onCancel)
  }, [])

  function pick(): void {
    if (!input.current || picking || sending) return
    input.current.value = ''
    setPicking(true)
    input.current.click()
  }

  function take(files: FileList | null): void {
    setPicking(false)
    const [file, second] = files ?? []
    if (second) toast.warning(adminCopy.onePicture, 2000)
    else if (file) void send(file)
  }

  const drop = useFileDrop((files) => !sending && take(files))
  return (
    <section
      aria-labelledby={`${ids}-what`}
      className={styles.slot}
      data-field={plan.name}
      {...drop}
    >
      <div className={styles.frame} data-empty={(!picture && !sending) || undefined}>
        {preview && (sending || previewOf === picture?.address) ? (
          <img
            src={preview}
            alt=""
            className={`${pictureStyles.cover} ${styles.picture}`}
            data-sending={sending}
          />
        ) : (
          picture && (
            <Picture
              picture={picture}
              sizes="10rem"
              decorative
              className={`${pictureStyles.cover} ${styles.picture}`}
            />
          )
        )}
      </div>
      <div className={`${layout.stack1} ${layout.shrinks} ${prose.wraps} ${styles.side}`}>
        <h3 id={`${ids}-what`} className={styles.what}>
          {capital(what)}{' '}
          {optional && <span className={`${prose.hint} ${prose.light}`}>{formCopy.optional}</span>}
        </h3>
        <p id={`${ids}-hint`} className={`${prose.hint} ${prose.light}`}>
          {wrong ? <span className={prose.wrong}>{wrong}</span> : (soft ?? hint)}
        </p>
        <p role="status" className={styles.done}>
          {fileName && !sending && (
            <>
              <svg viewBox="0 0 20 20" aria-hidden="true" className={pictureStyles.drawing}>
                <path d="M3 10.8c2.2 1.5 3.6 3.2 4.7 5.2C9.8 10.6 12.9 6.6 17.2 3.6" />
              </svg>
              <span className="visually-hidden">{formCopy.uploaded} </span>
              {fileName}
            </>
          )}
        </p>
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            className={styles.pick}
            aria-describedby={`${ids}-hint`}
            busy={picking || sending}
            onClick={pick}
          >
            {picking || sending ? adminCopy.loading : label(what, value)}
          </Button>
          {sending && (
            <TextButton soft onClick={stop}>
              {formCopy.stop}
            </TextButton>
          )}
          {optional && picture && !sending && (
            <PartButton
              soft
              name={`${plan.name}.remove`}
              onClick={() => {
                forget()
                onChange(slotValue(null))
              }}
            >
              {formCopy.remove}
              <span className="visually-hidden"> {what}</span>
            </PartButton>
          )}
        </div>
        <PlainFile
          name={plan.name}
          folder={folder}
          accept={plan.video ? videoTypes : pictureTypes}
          label={formCopy.fileOfThe(what)}
          onSent={(sent) => onChange(withPicture(value, sent))}
        />
        {sending && (
          <div className={styles.progress}>
            <progress
              max={1}
              value={progress < 1 ? progress : undefined}
              aria-label={formCopy.upload}
            />
            <span>{progress < 1 ? `${Math.floor(progress * 100)} %` : formCopy.nearlyThere}</span>
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={plan.video ? videoTypes : pictureTypes}
          aria-label={formCopy.fileOfThe(what)}
          onChange={(event) => take(event.target.files)}
        />
      </div>
      {picture && !sending && !empty && (
        <PictureWords plan={plan} picture={picture} value={value} onChange={onChange} />
      )}
    </section>
  )
}

/** The shop shows the longer side across a whole page. */
export function sharpnessOf(picture: SlotValue['picture'], folder: string) {
  const side = picture && folder !== 'Logo' ? Math.max(picture.width, picture.height) : 1000
  return {
    blurry: picture && side < 600 ? adminCopy.smallPicture(picture) : null,
    soft: picture && side >= 600 && side < 1000 ? adminCopy.softPicture(picture) : null,
  }
}

function label(what: string, { picture, fileName }: SlotValue): string {
  if (fileName !== null) return formCopy.chooseAnother
  return picture ? formCopy.replace(what) : formCopy.uploadWhat(what)
}
