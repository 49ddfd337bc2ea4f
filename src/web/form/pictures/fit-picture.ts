import { isHeic, maxPictureBytes, pictureWidths } from '#shop/media/pictures/picture.ts'

/** The canvas limit of the smallest telephone (iOS: 4096 × 4096). */
const mostPixels = 16_000_000

/** Pixels of the shorter side: no page shows a wider picture. */
const shorterSide: number = pictureWidths.at(-1) ?? 0

/** Bytes: larger photographs are reduced before a slow connection sends them. */
const heavy = 1.5 * 1024 * 1024

/** Null when the browser can't render a file that the shop doesn't accept. */
export async function fitPicture(file: File): Promise<File | null> {
  const isCarried = file.size <= maxPictureBytes && !isHeic(file)
  if (isCarried && (file.type !== 'image/jpeg' || file.size < heavy)) return file
  const fitted = await seenAsJpeg(file)
  if (!fitted || fitted.size > maxPictureBytes) return isCarried ? file : null
  return isCarried && fitted.size >= file.size ? file : fitted
}

async function seenAsJpeg(file: File): Promise<File | null> {
  try {
    const seen = await createImageBitmap(file)
    const jpeg = await asJpeg(seen)
    seen.close()
    const name = `${file.name.replace(/\.\w+$/, '')}.jpg`
    return jpeg && new File([jpeg], name, { type: jpeg.type })
  } catch {
    return null
  }
}

export function fittedSize(width: number, height: number): { width: number; height: number } {
  const shown = shorterSide / Math.min(width, height)
  const scale = Math.min(1, shown, Math.sqrt(mostPixels / (width * height)))
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) }
}

async function asJpeg(seen: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const { width, height } = fittedSize(seen.width, seen.height)
  Object.assign(canvas, { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) return null
  // Transparent pixels stand on paper, not on black.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, width, height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(seen, 0, 0, width, height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.92))
}
