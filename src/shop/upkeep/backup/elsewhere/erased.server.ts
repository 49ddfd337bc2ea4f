/* Marks of erasures, sealed like the copies, so that a restore can erase again. */
import { AgeError, ageBytes, ageOpen, ageSeal } from '#platform/age/age.ts'
import type { BackupPlace } from '#services/backups/port.ts'
import { type Erasure, erasuresSchema } from '#shop/people/privacy/erasures.schema.ts'
import { withoutDoubles } from '#shop/people/privacy/erasures.server.ts'

const name = 'erased.age'
/** Bytes: some hundred thousand erasures. */
const longest = 32 * 1024 * 1024

/** Empty when the file is missing or damaged: a shop without it is better than none. */
export async function erasedAt({ storage, identity }: BackupPlace): Promise<Erasure[]> {
  const sealed = await storage.get(name)
  if (!sealed) return []
  try {
    const bytes = await ageBytes(ageOpen({ identity }, sealed), longest)
    return erasuresSchema.parse(JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    if (error instanceof AgeError || error instanceof SyntaxError) return []
    throw error
  }
}

/** Adds to the stored marks: another machine may have sent them. */
export async function sendErasures(place: BackupPlace, own: readonly Erasure[]): Promise<void> {
  const there = await erasedAt(place)
  const fresh = withoutDoubles(own, there)
  if (fresh.length === 0) return
  const text = Buffer.from(JSON.stringify([...there, ...fresh]))
  const sealed = await ageBytes(ageSeal(place, [text]))
  await place.storage.put(name, new Blob([new Uint8Array(sealed)]))
}
