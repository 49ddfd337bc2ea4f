import { useEffect, useRef, useState } from 'react'
import { isHeic, maxVideoBytes, type PictureFolder } from '#shop/media/pictures/picture.ts'
import { adminCopy, reasonFor } from '#web/admin/copy.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { toast } from '#web/ui/toast.ts'
import { firstFrame } from './first-frame.ts'
import { fitPicture } from './fit-picture.ts'
import { type SentPicture, sendPicture } from './send-picture.ts'

/** Answers a sentence when the file can't be sent. */
async function prepare(chosen: File): Promise<{ file: File; poster?: File } | string> {
  if (isVideoFile(chosen)) {
    if (chosen.size > maxVideoBytes) return adminCopy.videoTooLarge
    const poster = await firstFrame(chosen)
    return poster ? { file: chosen, poster } : adminCopy.videoUnplayable
  }
  const file = await fitPicture(chosen)
  if (file) return { file }
  return isHeic(chosen) ? adminCopy.heic : adminCopy.tooLarge
}

const isVideoFile = ({ type }: File) => type.startsWith('video/')

interface UploadParts {
  folder: PictureFolder
  onSent(picture: SentPicture): void
  /** A form can't be saved while an upload runs. `failed`: it didn't arrive. */
  onSending?(sending: boolean, failed?: boolean): void
}

export function useUpload({ folder, onSent, onSending }: UploadParts) {
  /** From 0 to 1; null without an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [previewOf, setPreviewOf] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const asOwner = useAsOwner()

  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  function tellFailure(words: string): void {
    setFailed(words)
    toast.error(words, 4000)
  }

  /** Also false for a stopped upload. */
  async function send(chosen: File): Promise<boolean> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setFailed(null)
    setPreview(isVideoFile(chosen) ? null : URL.createObjectURL(chosen))
    setProgress(0)
    onSending?.(true)
    let arrived = false
    try {
      const ready = await prepare(chosen)
      if (typeof ready === 'string') {
        setPreview(null)
        tellFailure(ready)
        return false
      }
      const { file, poster } = ready
      if (poster) setPreview(URL.createObjectURL(poster))
      const sent = await asOwner(() =>
        sendPicture(file, { folder, poster, signal, onProgress: (part) => setProgress(part) }),
      )
      if (signal.aborted) return false
      setPreviewOf(sent.address)
      onSent(sent)
      arrived = true
    } catch (failure) {
      if (running.current === controller) setPreview(null)
      if (!signal.aborted) tellFailure(adminCopy.sendingFailed(reasonFor(failure)))
    } finally {
      if (running.current === controller) {
        running.current = null
        setProgress(null)
        onSending?.(false, !arrived)
      }
    }
    return arrived
  }

  function stop(): void {
    running.current?.abort()
    toast.info(adminCopy.sendingStopped, 2000)
  }

  function forget(): void {
    setPreview(null)
    setFailed(null)
  }

  return { progress, preview, previewOf, failed, send, stop, forget }
}
