import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unavailable } from '#shop/media/stores/store-failure.ts'
import { pictureKey } from './key.ts'
import type { BytePart, ImageStore } from './port.ts'

/** A file is there whole or not at all, also after a power cut. */
export function createDiskStorage({ folder }: { folder: string }): ImageStore {
  function filePath(key: string): string {
    return join(folder, pictureKey(key))
  }

  return {
    name: 'disk',
    id: 'disk',
    origins: [],

    async put(key, bytes) {
      const file = filePath(key)
      const draft = `${file}.${randomUUID()}.draft`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeDurably(draft, bytes)
        await rename(draft, file)
        await syncFolder(dirname(file))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        throw unavailable(error)
      }
    },

    async get(key, part) {
      const file = filePath(key)
      try {
        return await (part ? readPart(file, part) : readFile(file))
      } catch (error) {
        if (isMissing(error)) return null
        throw unavailable(error)
      }
    },

    async has(key) {
      const file = filePath(key)
      try {
        await access(file)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw unavailable(error)
      }
    },

    async delete(key) {
      const file = filePath(key)
      try {
        await rm(file, { force: true })
      } catch (error) {
        throw unavailable(error)
      }
    },

    publicAddress: () => null,
  }
}

async function readPart(file: string, { first, last }: BytePart): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(last - first + 1), {
      position: first,
    })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Without it a power cut could undo the renaming and lose the picture. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT'
}
