/* The photo never leaves the page. */
import { isHeic } from '#shop/media/pictures/picture.ts'

/** Pixels of the longer side: enough to mark a card, little enough for a phone. */
const longest = 2400

/** Pixels of the shorter side. */
const least = 300

export type PhotoProblem = 'heic' | 'unreadable' | 'tiny'

export async function readPhoto(file: File): Promise<HTMLCanvasElement | PhotoProblem> {
  let seen: ImageBitmap
  try {
    seen = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return isHeic(file) ? 'heic' : 'unreadable'
  }
  const { width, height } = seen
  if (Math.min(width, height) < least) {
    seen.close()
    return 'tiny'
  }
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const brush = canvas.getContext('2d')
  if (brush) {
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(seen, 0, 0, canvas.width, canvas.height)
  }
  seen.close()
  return brush ? canvas : 'unreadable'
}
