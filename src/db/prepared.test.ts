import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eachDatabase, type Lane, openTestDatabase } from '#testing/database/test-database.ts'
import type { Reader } from './database.ts'
import { prepared } from './prepared.ts'

async function open(lane: Lane) {
  const db = await openTestDatabase(lane)
  onTestFinished(() => db.close())
  return db
}

interface Row {
  key: string
  value: string
  updated_at?: number
}

const insertRows = (db: Reader, { rows }: { rows: readonly Required<Row>[] }) =>
  db.insertInto('settings').values(rows)

const find = (db: Reader, { keys }: { keys: readonly string[] }) =>
  db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).orderBy('key')

eachDatabase('a prepared statement', (lane) => {
  test('runs with the values of each call, and is built once', async () => {
    const db = await open(lane)
    const build = vi.fn(insertRows)
    const insert = prepared(build)
    await db.transact((trx) =>
      insert(trx, { rows: [{ key: 'tea', value: 'black', updated_at: 1 }] }),
    )
    await db.transact((trx) =>
      insert(trx, { rows: [{ key: 'milk', value: 'oat', updated_at: 2 }] }),
    )
    expect(build).toHaveBeenCalledOnce()
    const { rows } = await prepared(find)(db.read, { keys: ['milk', 'tea'] })
    expect(rows).toEqual([
      { key: 'milk', value: 'oat' },
      { key: 'tea', value: 'black' },
    ])
  })

  test('is another one for each length of a list', async () => {
    const db = await open(lane)
    const build = vi.fn(find)
    const found = prepared(build)
    await db.transact((trx) =>
      prepared(insertRows)(trx, { rows: [{ key: 'tea', value: 'black', updated_at: 1 }] }),
    )
    expect((await found(db.read, { keys: ['tea'] })).rows).toHaveLength(1)
    expect((await found(db.read, { keys: ['milk', 'tea'] })).rows).toHaveLength(1)
    expect((await found(db.read, { keys: ['milk', 'sugar'] })).rows).toEqual([])
    expect(build).toHaveBeenCalledTimes(2)
  })

  test('tells how many rows it changed', async () => {
    const db = await open(lane)
    const rename = prepared((trx, { from, to }: { from: string; to: string }) =>
      trx.updateTable('settings').set({ key: to }).where('key', '=', from),
    )
    const changed = await db.transact((trx) => rename(trx, { from: 'tea', to: 'coffee' }))
    expect(changed.numAffectedRows).toBe(0n)
  })

  test('leaves a column out that is undefined, and writes one that is null', async () => {
    const db = await open(lane)
    const insert = prepared((trx, row: { id: string; wanted_by?: string | null }) =>
      trx.insertInto('carts').values({ user_id: 'u', created_at: 1, updated_at: 1, ...row }),
    )
    const user = { id: 'u', role: 'guest' as const, name: 'guest', created_at: 1, seen_at: 1 }
    await db.transact(async (trx) => {
      await trx.insertInto('users').values(user).execute()
      await insert(trx, { id: 'a', wanted_by: undefined })
    })
    await db.transact((trx) => trx.deleteFrom('carts').execute())
    await db.transact((trx) => insert(trx, { id: 'b', wanted_by: null }))
    const carts = await db.read.selectFrom('carts').select(['id', 'wanted_by']).execute()
    expect(carts).toEqual([{ id: 'b', wanted_by: null }])
  })

  test('refuses to be built from what a value is', async () => {
    const db = await open(lane)
    const since = prepared((reader, { now }: { now: number }) =>
      reader
        .selectFrom('settings')
        .select('key')
        .where('updated_at', '>', now - 1),
    )
    expect(() => since(db.read, { now: 5 })).toThrow('passes its values on as they are')
  })

  test('is seen by a plugin each time it runs', async () => {
    const db = await open(lane)
    const seen: string[] = []
    const watched = db.read.withPlugin({
      transformQuery({ node }) {
        seen.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const found = prepared(find)
    await found(db.read, { keys: ['tea'] })
    await found(watched, { keys: ['tea'] })
    await found(watched, { keys: ['milk'] })
    expect(seen).toEqual(['SelectQueryNode', 'SelectQueryNode'])
  })

  test('takes its values inside of written SQL, too', async () => {
    const db = await open(lane)
    const sum = prepared((reader, { more }: { more: number }) =>
      reader.selectNoFrom(sql<number>`cast(${more} as integer) + 1`.as('sum')),
    )
    expect((await sum(db.read, { more: 2 })).rows).toEqual([{ sum: 3 }])
  })
})
