/* Finds the form of a picture that mails show: a small JPEG at an absolute address. Only reads. */
import type { Reader } from '#db/database.ts'
import { derivativeAddress, offeredWidths } from '#shop/media/picture.ts'
import { picturesByAddress } from '#shop/media/pictures.server.ts'

/** By the pictures' own addresses; what the studio has removed is absent. */
export async function mailPictures(
  reader: Reader,
  addresses: Iterable<string | null>,
  publicUrl: string,
): Promise<Map<string, string>> {
  const shown = new Map<string, string>()
  for (const [address, picture] of await picturesByAddress(reader, addresses)) {
    const [width] = offeredWidths(picture)
    if (!width) continue
    const jpeg = derivativeAddress(picture.address, width, 'jpg')
    shown.set(address, new URL(jpeg, `${publicUrl}/`).href)
  }
  return shown
}
