/* Seals one value with the shop's key: a machine that can't open it can open no sealed value. */
import { z } from 'zod'
import type { Database } from '#platform/db/database.ts'
import { claimSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { Clock } from '#platform/time/clock.ts'
import { attemptsCopy } from './copy.ts'

/** Not in backups, because a restored shop may have another key. */
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

export function createKeyProof({ db, clock, sealing }: KeyProofParts) {
  async function fits(): Promise<boolean> {
    const sealed = await readSetting(db.read, keyProofSetting)
    return sealed === null || sealing.open(sealed, purpose) !== null
  }

  const sealProof = () => sealing.seal(attemptsCopy.theKey, purpose)

  return {
    fits,
    async prove(): Promise<boolean> {
      if ((await readSetting(db.read, keyProofSetting)) === null) {
        const sealed = sealProof()
        await db.transact((trx) => claimSetting(trx, keyProofSetting, sealed, clock.now()))
      }
      return fits()
    },
    /** Call it when the former key is lost. */
    async replace(): Promise<void> {
      const sealed = sealProof()
      await db.transact((trx) => writeSetting(trx, keyProofSetting, sealed, clock.now()))
    },
  }
}
