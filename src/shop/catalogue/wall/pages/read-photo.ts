/* A photo from the visitor's device, made small enough to work with. It never leaves the page. */

/** Pixels of its longer side, at the most: enough to mark a card by, little enough for a phone. */
const longest = 2400

/** Pixels of its shorter side, at the least. */
const least = 300

export type PhotoProblem = 'heic' | 'unreadable' | 'tiny'

/** The photo upright, as its EXIF data says, on a canvas; or why there is none. */
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

/** Apple's format, which only Apple's browsers open. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}
