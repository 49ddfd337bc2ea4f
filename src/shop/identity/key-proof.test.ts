import { afterEach, beforeEach, expect, it } from 'vitest'
import { DatabaseError } from '#db/database-error.ts'
import { createSealing } from '#kernel/sealing.ts'
import {
  eachDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { createKeyProof } from './key-proof.server.ts'

eachDatabase('the proof of the secret key', (lane) => {
  let db: TestDatabase
  beforeEach(async () => {
    db = await openTestDatabase(lane)
  })
  afterEach(() => db.close())

  const machine = (byte: number) =>
    createKeyProof({ db, clock: fakeClock(), sealing: createSealing(() => Buffer.alloc(32, byte)) })

  it('lets every machine start that has the first one’s key', async () => {
    await Promise.all([machine(1).prove(), machine(1).prove()])
    await machine(1).prove()
    expect(await machine(1).fits()).toBe(true)
  })

  it('stops a machine with another key, and says how to mend it', async () => {
    await machine(1).prove()
    const refusal = await machine(2)
      .prove()
      .catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseError)
    expect(String(refusal)).toContain('Set SECRET_KEY')
    expect(await machine(2).fits()).toBe(false)
    await machine(1).prove()
  })
})
