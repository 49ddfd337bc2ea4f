import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { imageStoreContract } from './contract.ts'
import { createDiskStorage } from './disk.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atelier-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('pictures on disk', () => {
  imageStoreContract(() => ({ store: createDiskStorage({ folder }), close: () => {} }))

  it('leaves nothing but the picture behind', async () => {
    await createDiskStorage({ folder }).put('Prints/ab.jpg', new Uint8Array(10), 'image/jpeg')
    expect(readdirSync(join(folder, 'Prints'))).toEqual(['ab.jpg'])
  })

  it('says that pictures can’t be reached, without a path, when the folder is no folder', async () => {
    writeFileSync(join(folder, 'Prints'), 'in the way')
    const put = createDiskStorage({ folder }).put('Prints/ab.jpg', new Uint8Array(1), 'image/jpeg')
    await expect(put).rejects.toMatchObject({
      code: 'storage_unavailable',
      message: expect.not.stringContaining(folder),
    })
  })
})
