import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { formCopy } from '#web/form/copy.ts'
import { sharpnessOf } from '#web/form/pictures/picture-slot.tsx'
import type { SlotValue } from '#web/form/pictures/picture-value.ts'
import { useUpload } from '#web/form/pictures/use-upload.ts'
import { newFormId } from '#web/form/use-fields.tsx'
import type { FailedUpload } from '#web/form/use-form.ts'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from './picture-grid.module.css'

interface Upload {
  key: string
  file: File
  failed: boolean
}

interface UploadTileProps {
  upload: Upload
  /** One file is sent at a time, so that the pictures keep the order in which they were chosen. */
  isTurn: boolean
  folder: PictureFolder
  onArrived(value: SlotValue): void
  onDone(arrived: boolean): void
  onRetry(): void
  onRemove(): void
}

interface UploadTilesProps {
  folder: PictureFolder
  onArrived(value: SlotValue, upload: Upload): void
}

/** `onSending`: of the form that waits for the pictures of `field`. */
export function useUploads(
  field = '',
  onSending?: (field: string, is: boolean, failed: FailedUpload) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const sending = uploads.find(({ failed }) => !failed)
  const isSending = sending !== undefined
  const tell = useEffectEvent((name: string, is: boolean, failed: FailedUpload) =>
    onSending?.(name, is, failed),
  )
  useEffect(() => {
    const failed = uploads.filter((each) => each.failed)
    tell(
      field,
      failed.length < uploads.length,
      failed.map(({ file }) => file.name),
    )
    return () => tell(field, false, [])
  }, [field, uploads])
  const add = (files: readonly File[]) => {
    const more = files.map((file) => ({ file, failed: false, key: newFormId() }))
    setUploads((now) => [...now, ...more])
  }
  const forget = (key: string) => setUploads((now) => now.filter((each) => each.key !== key))
  const setFailed = (key: string, failed: boolean) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, failed } : each)))
  const tiles = ({ folder, onArrived }: UploadTilesProps) =>
    uploads.map((upload) => (
      <UploadTile
        key={upload.key}
        upload={upload}
        isTurn={upload === sending}
        folder={folder}
        onArrived={(value) => onArrived(value, upload)}
        onDone={(arrived) => (arrived ? forget(upload.key) : setFailed(upload.key, true))}
        onRetry={() => setFailed(upload.key, false)}
        onRemove={() => forget(upload.key)}
      />
    ))
  return { count: uploads.length, isSending, add, tiles }
}

function UploadTile(props: UploadTileProps) {
  const { upload, isTurn, folder, onArrived, onDone, onRetry, onRemove } = props
  const { file, failed } = upload
  const {
    progress,
    preview,
    failed: words,
    send,
    stop,
  } = useUpload({
    folder,
    onSent: (picture) => {
      const { blurry } = sharpnessOf(picture, folder)
      if (blurry) toast.warning(blurry, 6000)
      const { focus = null, original_filename: fileName } = picture
      onArrived({ picture, alt: picture.alt ?? '', focus, step: '', fileName })
    },
  })
  const begun = useRef(false)

  useEffect(() => {
    if (!isTurn) begun.current = false
    if (!isTurn || begun.current) return
    begun.current = true
    void send(file).then(onDone)
  })

  return (
    <li className={styles.tile} data-sending={!failed || undefined}>
      <div className={styles.picture}>
        {preview && <img src={preview} alt="" className={pictureStyles.cover} />}
      </div>
      <p className={`${prose.small} ${prose.wraps}`}>
        {failed ? (
          <span className={prose.wrong}>{words ? `${file.name}: ${words}` : file.name}</span>
        ) : isTurn ? (
          adminCopy.loading
        ) : (
          adminCopy.waitsItsTurn(file.name)
        )}
      </p>
      {progress !== null && (
        <progress
          max={1}
          value={progress < 1 ? progress : undefined}
          aria-label={`${formCopy.upload} ${file.name}`}
        />
      )}
      {isTurn && (
        <TextButton soft onClick={stop}>
          {formCopy.stop}
        </TextButton>
      )}
      {failed && (
        <>
          <TextButton onClick={onRetry}>
            {adminCopy.sendAgain}
            <span className="visually-hidden"> {file.name}</span>
          </TextButton>
          <TextButton soft onClick={onRemove}>
            {formCopy.leaveItOut}
            <span className="visually-hidden">: {file.name}</span>
          </TextButton>
        </>
      )}
    </li>
  )
}
