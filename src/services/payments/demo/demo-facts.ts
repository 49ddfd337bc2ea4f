import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ShopError } from '#platform/errors.ts'
import { newId, newSecret } from '#platform/ids.ts'
import { paymentsCopy } from '#services/payments/copy.ts'

/**
 * Written once, never changed. Linking a finished file to its name succeeds for one of all
 * processes, and a process killed half-way leaves either the whole fact or none. An order reads
 * twenty facts of some hundred bytes: one is read sooner than a thread is asked to read it.
 */
export type Facts = ReturnType<typeof factsIn>

/** Throws `payment_unavailable` when the folder can't be used. */
export function factsIn(folder: string) {
  let secret: Promise<string> | undefined

  function storeDraft(value: unknown): string {
    mkdirSync(folder, { recursive: true })
    const draft = join(folder, `.${newId()}`)
    writeFileSync(draft, JSON.stringify(value), { mode: 0o600 })
    return draft
  }

  const facts = {
    async establish(name: string, value: unknown): Promise<boolean> {
      return orUnavailable(() => {
        const draft = storeDraft(value)
        try {
          linkSync(draft, join(folder, name))
          return true
        } catch (error) {
          if (errorCode(error) === 'EEXIST') return false
          throw error
        } finally {
          unlinkSync(draft)
        }
      })
    },
    /** Only for erasing people: nothing else ever changes. */
    async replace(name: string, value: unknown): Promise<void> {
      orUnavailable(() => renameSync(storeDraft(value), join(folder, name)))
    },
    async read<T>(name: string): Promise<T | null> {
      return orUnavailable(() => {
        try {
          return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
        } catch (error) {
          if (errorCode(error) === 'ENOENT') return null
          throw error
        }
      })
    },
    async names(): Promise<string[]> {
      return orUnavailable(() => {
        try {
          return readdirSync(folder).filter((name) => !name.startsWith('.'))
        } catch (error) {
          if (errorCode(error) === 'ENOENT') return []
          throw error
        }
      })
    },
    secret(): Promise<string> {
      secret ??= storeSecret(facts)
      secret.catch(() => {
        secret = undefined
      })
      return secret
    },
  }
  return facts
}

async function storeSecret(facts: Pick<Facts, 'establish' | 'read'>): Promise<string> {
  const known = await facts.read<string>('secret')
  if (known !== null) return known
  await facts.establish('secret', newSecret())
  return (await facts.read<string>('secret')) ?? storeSecret(facts)
}

function orUnavailable<T>(action: () => T): T {
  try {
    return action()
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    throw new ShopError('payment_unavailable', paymentsCopy.folderBroken)
  }
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
