import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from '#platform/db/migrations/list.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { each, eachFolder } from '#testing/harness/each.ts'
import { type Entry, writeArchive } from '../archive.server.ts'
import { gibibyte } from '../nightly-files.server.ts'
import { restoreInto } from '../restore-into.server.ts'
import { readDemands } from './demands.server.ts'

const folder = eachFolder()
const images = each(memoryStore)
const mebibyte = 1024 ** 2
const picture = 'pictures/Prints/heron.jpg'
const owner = { staff_role: 'owner', role: 'admin' }

/** `free`: bytes beside the gibibyte that stays free. */
async function bringBack(
  users: object[],
  { free = mebibyte, more = [] as Entry[], name = migrations.at(-1)?.name ?? '' } = {},
) {
  const file = join(folder.path, 'backup.tar.gz')
  const to = migrations.findIndex((each) => each.name === name) + 1
  const done = migrations.slice(0, to).map((each) => each.name)
  const about = { format: 1, madeAt: 0, migrations: done, lastKeys: {} }
  await writeArchive(file, entries([about, users], more))
  const demands = await readDemands(folder.path, async () => gibibyte + free)
  const location = { dataDir: join(folder.path, 'data') }
  return restoreInto(location, () => images, file, { demands })
}

async function* entries([about, users]: [object, object[]], more: Entry[]) {
  const json = (value: object) => Buffer.from(JSON.stringify(value))
  yield { name: 'atelier-backup.json', bytes: json(about) }
  yield { name: 'tables/users/000001.json', bytes: json(users) }
  yield* more
}

const zeros = (name: string, bytes: number): Entry => ({ name, bytes: new Uint8Array(bytes) })

it.each([
  ['no account', []],
  [
    'no owner',
    [
      { staff_role: 'partner', role: 'admin' },
      { staff_role: null, role: 'guest' },
    ],
  ],
  ['no administrator, before step 0021', [{ role: 'guest' }]],
])('stores no picture from a backup with %s', async (_, users) => {
  const more = [zeros(picture, 10)]
  await expect(bringBack(users, { more })).rejects.toMatchObject({
    code: 'bad_input',
    message: expect.stringContaining('holds no owner'),
  })
  expect(images.kept.size).toBe(0)
  expect(readdirSync(folder.path)).toEqual(['backup.tar.gz'])
})

it.each([
  ['pictures', picture, mebibyte],
  ['rows, which are written twice', 'tables/prints/000001.json', mebibyte / 2],
  ['anything else', 'letter.txt', mebibyte],
])('stores no picture when the disk has no room for %s', async (_, name, bytes) => {
  const more = [zeros('pictures/Prints/first.jpg', 10), zeros(name, bytes)]
  await expect(bringBack([owner], { more })).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('The disk has 1.1 GB free'),
  })
  expect(images.kept.size).toBe(0)
})

it.each([
  ['an owner', owner],
  ['an administrator, before step 0021', { role: 'admin' }],
])('accepts a backup with %s and pictures that fit', async (_, { ...user }) => {
  const demands = await readDemands(folder.path, async () => gibibyte + mebibyte)
  demands.see({ name: 'tables/users/000001.json', bytes: Buffer.from(JSON.stringify([user])) })
  demands.see(zeros(picture, mebibyte / 2))
  expect(demands.seen()).toBeUndefined()
})

it('reports a damaged file when its people can’t be read', async () => {
  const more = [zeros('tables/users/000002.json', 10)]
  await expect(bringBack([], { more })).rejects.toThrow('is damaged')
})
