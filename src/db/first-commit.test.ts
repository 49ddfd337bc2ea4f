import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  eachDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#testing/database/test-database.ts'
import type { Writer } from './database.ts'
import { joinFirstCommit, outsideFirstCommit, takingExtras } from './first-commit.ts'

eachDatabase('what joins the first commit', (lane) => {
  let db: TestDatabase
  beforeEach(async () => {
    db = takingExtras(await openTestDatabase(lane))
  })
  afterEach(() => db.close())

  const write = (key: string) => (trx: Writer) =>
    trx.insertInto('settings').values({ key, value: '1', updated_at: 1 }).execute()
  const extra = async (trx: Writer) => void (await write('extra')(trx))
  const keys = async () =>
    (await db.read.selectFrom('settings').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    )

  it('is written once, with it', async () => {
    const { joined } = await joinFirstCommit(extra, async () => {
      await db.transact(write('first'))
      await db.transact(write('second'))
    })
    expect(joined).toBe(true)
    expect(await keys()).toEqual(['extra', 'first', 'second'])
  })

  it('goes with a transaction that fails, and joins the next', async () => {
    await joinFirstCommit(extra, async () => {
      const failing = db.transact(async (trx) => {
        await write('first')(trx)
        throw new Error('the lamp went out')
      })
      await expect(failing).rejects.toThrow('the lamp went out')
      expect(await keys()).toEqual([])
      await db.transact(write('second'))
    })
    expect(await keys()).toEqual(['extra', 'second'])
  })

  it('leaves alone what is written apart, and joins the next', async () => {
    const { joined } = await joinFirstCommit(extra, async () => {
      await outsideFirstCommit(() => db.transact(write('apart')))
      expect(await keys()).toEqual(['apart'])
    })
    expect(joined).toBe(false)
    expect(await keys()).toEqual(['apart'])
  })

  it('keeps a transaction from committing without it', async () => {
    const broken = async () => {
      throw new Error('no ink')
    }
    const work = () => db.transact(write('first'))
    await expect(joinFirstCommit(broken, work)).rejects.toThrow('no ink')
    expect(await keys()).toEqual([])
  })

  it('says that nothing was written, and lets later work alone', async () => {
    let later = () => {}
    const begun = new Promise<void>((begin) => {
      later = begin
    })
    let left = Promise.resolve()
    const { joined } = await joinFirstCommit(extra, async () => {
      left = begun.then(() => db.transact(write('later'))).then(() => {})
    })
    expect(joined).toBe(false)
    later()
    await left
    expect(await keys()).toEqual(['later'])
  })
})
