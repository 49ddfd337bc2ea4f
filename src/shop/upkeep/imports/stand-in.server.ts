import type { Media } from '#shop/media/pictures/media.server.ts'
import { standInAlt } from '#shop/media/pictures/picture.ts'
import { sharp } from '#shop/media/sizes-made/sharp.server.ts'

const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200">
  <rect width="1200" height="1200" fill="#efe6d3"/>
  <rect x="280" y="280" width="640" height="640" fill="none" stroke="#b9ab90" stroke-width="14" stroke-dasharray="44 30" stroke-linecap="round"/>
  <path d="M330 850 500 620l110 130 90-100 170 200" fill="none" stroke="#b9ab90" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="740" cy="470" r="56" fill="none" stroke="#b9ab90" stroke-width="14"/>
</svg>`

export async function standInPicture(media: Pick<Media, 'addPicture'>): Promise<string> {
  const bytes = await sharp(Buffer.from(frame)).png({ compressionLevel: 9 }).toBuffer()
  const { address } = await media.addPicture({
    bytes,
    filename: 'no-picture-yet.png',
    folder: 'Prints',
    alt: standInAlt,
  })
  return address
}
