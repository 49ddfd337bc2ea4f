/* A file in parts: each part is on the disk before the next, and memory holds only one. */
import { type FileHandle, open } from 'node:fs/promises'
import { ShopError } from '#platform/errors.ts'
import { restoreCopy as copy } from './copy.ts'

export type Upload = Awaited<ReturnType<typeof openUpload>>

export async function openUpload(file: string, bytes: number) {
  const handle: FileHandle = await open(file, 'wx', 0o600)
  let received = 0
  let writing = false
  return {
    received: () => received,
    isWhole: () => received === bytes,
    /** A part whose answer was lost may come twice. ShopErrors 'busy', 'changed'. */
    async take(at: number, part: Uint8Array): Promise<void> {
      if (writing) throw new ShopError('busy', copy.busy, { retryAfter: 1 })
      if (at + part.byteLength <= received) return
      if (at !== received || at + part.byteLength > bytes) {
        throw new ShopError('changed', copy.otherPart)
      }
      writing = true
      try {
        for (let from = 0; from < part.byteLength; ) {
          const { bytesWritten } = await handle.write(part, from, undefined, at + from)
          from += bytesWritten
        }
        received = at + part.byteLength
        if (received === bytes) await handle.sync()
      } finally {
        writing = false
      }
    },
    close: () => handle.close().catch(() => {}),
  }
}
