/* The key of the backups, sealed by the passphrase, lies beside them: `age -d` opens it. */
import { identityToRecipient } from 'age-encryption'
import { AgeError, ageBytes, ageOpen, ageSeal } from '#platform/age/age.ts'
import { badInput } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import { backupStorageCopy as copy } from './copy.ts'
import type { BackupStorage } from './port.ts'

/** Bytes: a hostile server must not fill the memory. */
const longest = 1000

const keyFile = /^[0-9a-f]{16}\.key\.age$/

export function keyFileName(identity: string): string {
  return `${digest(`backups:${identity}`).slice(0, 16)}.key.age`
}

export async function keyFilesIn(storage: BackupStorage): Promise<string[]> {
  return (await storage.list('')).map(({ name }) => name).filter((name) => keyFile.test(name))
}

export async function putKeyFile(
  storage: BackupStorage,
  identity: string,
  passphrase: string,
): Promise<void> {
  const sealed = await ageBytes(ageSeal({ passphrase }, [Buffer.from(`${identity}\n`)]))
  await storage.put(keyFileName(identity), new Blob([new Uint8Array(sealed)]))
}

/** Each costs 64 MiB and some tenths of a second. */
const mostKeys = 6

/** Null: the passphrase opens none of them. ShopError 'bad_input' where there are too many. */
export async function openKeyFiles(
  storage: BackupStorage,
  names: readonly string[],
  passphrase: string,
): Promise<string | null> {
  if (names.length > mostKeys) throw badInput('folder', copy.tooManyKeys(names.length))
  for (const name of names) {
    const file = await storage.get(name)
    if (!file) continue
    const identity = await openKeyFile(file, passphrase).catch(notAge)
    if (identity !== null) return identity
  }
  return null
}

async function openKeyFile(
  file: AsyncIterable<Uint8Array>,
  passphrase: string,
): Promise<string | null> {
  const sealed = await ageBytes(file, longest)
  const plain = await ageBytes(ageOpen({ passphrase }, [sealed]))
  const identity = plain.toString('latin1').trim()
  // It may be a file of another program.
  return identityToRecipient(identity).then(
    () => identity,
    () => null,
  )
}

/** An unreachable server is another failure. */
function notAge(error: unknown): null {
  if (error instanceof AgeError) return null
  throw error
}
