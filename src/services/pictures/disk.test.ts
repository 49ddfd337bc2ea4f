import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eachFolder } from '#testing/harness/each.ts'
import { imageStoreContract } from './contract.ts'
import { createDiskStorage } from './disk.ts'

const folder = eachFolder()

describe('pictures on disk', () => {
  imageStoreContract(() => ({ store: createDiskStorage({ folder: folder.path }), close: () => {} }))

  it('leaves only the picture behind', async () => {
    await createDiskStorage({ folder: folder.path }).put(
      'Prints/ab.jpg',
      new Uint8Array(10),
      'image/jpeg',
    )
    expect(readdirSync(join(folder.path, 'Prints'))).toEqual(['ab.jpg'])
  })

  it('reports a folder that is no folder, without its path', async () => {
    writeFileSync(join(folder.path, 'Prints'), 'in the way')
    const put = createDiskStorage({ folder: folder.path }).put(
      'Prints/ab.jpg',
      new Uint8Array(1),
      'image/jpeg',
    )
    await expect(put).rejects.toMatchObject({
      code: 'storage_unavailable',
      message: expect.not.stringContaining(folder.path),
    })
  })
})
