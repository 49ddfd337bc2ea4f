import { expect, it } from 'vitest'
import { createSealing } from '#platform/sealing.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { each } from '#testing/harness/each.ts'
import { createKeyProof } from './key-proof.server.ts'

eachDatabase('the proof of the secret key', (lane) => {
  const db = each(() => openTestDatabase(lane))

  const machine = (byte: number) =>
    createKeyProof({ db, clock: fakeClock(), sealing: createSealing(() => Buffer.alloc(32, byte)) })

  it('is opened by every machine with the first key', async () => {
    const proofs = await Promise.all([machine(1).prove(), machine(1).prove()])
    expect(proofs).toEqual([true, true])
    expect(await machine(1).prove()).toBe(true)
    expect(await machine(1).fits()).toBe(true)
  })

  it('is not opened by another key, before the first key is declared lost', async () => {
    await machine(1).prove()
    expect([await machine(2).prove(), await machine(2).fits()]).toEqual([false, false])
    expect(await machine(1).fits()).toBe(true)
    await machine(2).replace()
    expect([await machine(1).fits(), await machine(2).prove()]).toEqual([false, true])
  })
})
