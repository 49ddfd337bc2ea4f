/*
 * Owns a value in the database that was sealed by the shop's key: a machine that can't open it has
 * another key, and can open nothing else that is sealed. Never holds a secret.
 */
import { z } from 'zod'
import type { Database } from '#platform/db/database.ts'
import { claimSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { Clock } from '#platform/time/clock.ts'

/** No backup holds it: a shop that is restored elsewhere may have a key of its own. */
export const keyProofSetting = {
  key: 'secret-key.proof',
  schema: z.string().nullable().default(null),
}

const purpose = 'secret-key.proof'

export interface KeyProofParts {
  db: Database
  clock: Clock
  sealing: Sealing
}

/** The proof of the sealing key, for the start of a process and for the check-up. */
export function createKeyProof({ db, clock, sealing }: KeyProofParts) {
  /** Whether this machine's key opens the proof, or there is none yet. */
  async function fits(): Promise<boolean> {
    const sealed = await readSetting(db.read, keyProofSetting)
    return sealed === null || sealing.open(sealed, purpose) !== null
  }

  const sealProof = () => sealing.seal('the key', purpose)

  return {
    fits,
    /** Seals the proof if nobody has; answers whether this machine's key opens it. */
    async prove(): Promise<boolean> {
      if ((await readSetting(db.read, keyProofSetting)) === null) {
        const sealed = sealProof()
        await db.transact((trx) => claimSetting(trx, keyProofSetting, sealed, clock.now()))
      }
      return fits()
    },
    /** From now on this machine's key is the shop's: the one before is lost. */
    async replace(): Promise<void> {
      const sealed = sealProof()
      await db.transact((trx) => writeSetting(trx, keyProofSetting, sealed, clock.now()))
    },
  }
}
