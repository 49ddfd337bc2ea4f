/*
 * Owns a value in the database that was sealed by the shop's key: a machine that can't open it has
 * another key, and would fail later at everything that is sealed. Never holds a secret.
 */
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { DatabaseError } from '#db/database-error.ts'
import { claimSetting, readSetting } from '#db/settings.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Sealing } from '#kernel/sealing.ts'

/** No backup holds it: a shop that is restored elsewhere may have a key of its own. */
export const keyProofSetting = {
  key: 'secret-key.proof',
  schema: z.string().nullable().default(null),
}

const purpose = 'secret-key.proof'
const mend =
  'Set SECRET_KEY to the key of the machine that began (the line in its DATA_DIR/secret.key).'

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

  return {
    fits,
    /** Seals the proof if nobody has. Throws DatabaseError when this machine's key is another one. */
    async prove(): Promise<void> {
      if ((await readSetting(db.read, keyProofSetting)) === null) {
        const sealed = sealing.seal('the key', purpose)
        await db.transact((trx) => claimSetting(trx, keyProofSetting, sealed, clock.now()))
      }
      if (await fits()) return
      throw new DatabaseError(`the database was sealed by another SECRET_KEY. ${mend}`)
    },
  }
}
