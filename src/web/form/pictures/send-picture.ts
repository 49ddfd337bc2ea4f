import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import { ApiFailure, addressOf, type Schemas } from '#web/ui/hooks/api.ts'

export type SentPicture = Schemas['UploadedPicture']

/** The API checks the content. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

export const videoTypes = 'video/mp4,video/webm'

export interface Sending {
  folder: PictureFolder
  poster?: File
  /** From 0 to 1. */
  onProgress(part: number): void
  signal: AbortSignal
}

/** Throws an ApiFailure. XMLHttpRequest, because fetch reports no progress of an upload. */
export function sendPicture(
  file: File,
  { folder, poster, onProgress, signal }: Sending,
): Promise<SentPicture> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.onabort = () => reject(signal.reason)
    request.onerror = () => reject(new ApiFailure(0, { code: 'offline' }))
    request.onload = () => {
      const { status, response } = request
      if (status === 201) resolve(response as SentPicture)
      else reject(new ApiFailure(status, (response as { error?: object } | null)?.error ?? {}))
    }
    request.open('POST', addressOf('POST /api/images'))
    request.responseType = 'json'
    const form = new FormData()
    form.set('folder', folder)
    form.set('file', file)
    if (poster) form.set('poster', poster)
    request.send(form)
  })
}
