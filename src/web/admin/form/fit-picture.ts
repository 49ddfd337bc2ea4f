import { maxPictureBytes, pictureTypes } from './send-picture.ts'

/** As many pixels as the smallest telephone draws at once (iOS: 4096 × 4096). */
const mostPixels = 16_000_000

/**
 * A file that the shop can carry: the same one, or, for a scan of a hundred megabytes and a phone's
 * HEIC, a JPEG of what this browser sees in it. Null when it sees nothing.
 */
export async function fitPicture(file: File): Promise<File | null> {
  if (file.size <= maxPictureBytes && !isHeic(file)) return file
  try {
    const seen = await createImageBitmap(file)
    const fitted = await asJpeg(seen)
    seen.close()
    if (!fitted || fitted.size > maxPictureBytes) return null
    return new File([fitted], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: fitted.type })
  } catch {
    return null
  }
}

/** Apple's format: Apple's browsers open it, others don't, and the shop doesn't. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (!isAsked(type) && /\.hei[cf]$/i.test(name))
}

function isAsked(type: string): boolean {
  return pictureTypes.split(',').includes(type)
}

/** How large so many pixels stand at most; never larger than they are. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) }
}

async function asJpeg(seen: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const { width, height } = fittedSize(seen.width, seen.height)
  Object.assign(canvas, { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) return null
  // What was transparent stands on paper, not on black.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, width, height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(seen, 0, 0, width, height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.92))
}
