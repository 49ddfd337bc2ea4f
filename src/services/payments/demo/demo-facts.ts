import { link, mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ShopError } from '#platform/errors.ts'
import { newId, newSecret } from '#platform/ids.ts'
import { paymentsCopy } from '#services/payments/copy.ts'

/**
 * Written once, never changed. Linking a finished file to its name succeeds for one of all
 * processes, and a process killed half-way leaves either the whole fact or none.
 */
export interface Facts {
  establish(name: string, value: unknown): Promise<boolean>
  /** Only for erasing people: nothing else ever changes. */
  replace(name: string, value: unknown): Promise<void>
  read<T>(name: string): Promise<T | null>
  names(): Promise<string[]>
  secret(): Promise<string>
}

/** Throws `payment_unavailable` when the folder can't be used. */
export function factsIn(folder: string): Facts {
  let secret: Promise<string> | undefined

  async function storeDraft(value: unknown): Promise<string> {
    await mkdir(folder, { recursive: true })
    const draft = join(folder, `.${newId()}`)
    await writeFile(draft, JSON.stringify(value), { mode: 0o600 })
    return draft
  }

  const facts: Facts = {
    async establish(name, value) {
      return orUnavailable(async () => {
        const draft = await storeDraft(value)
        try {
          await link(draft, join(folder, name))
          return true
        } catch (error) {
          if (errorCode(error) === 'EEXIST') return false
          throw error
        } finally {
          await unlink(draft)
        }
      })
    },
    replace(name, value) {
      return orUnavailable(async () => rename(await storeDraft(value), join(folder, name)))
    },
    read<T>(name: string) {
      return orUnavailable(async () => {
        try {
          return JSON.parse(await readFile(join(folder, name), 'utf8')) as T
        } catch (error) {
          if (errorCode(error) === 'ENOENT') return null
          throw error
        }
      })
    },
    names() {
      return orUnavailable(async () => {
        try {
          return (await readdir(folder)).filter((name) => !name.startsWith('.'))
        } catch (error) {
          if (errorCode(error) === 'ENOENT') return []
          throw error
        }
      })
    },
    secret() {
      secret ??= storeSecret(facts)
      secret.catch(() => {
        secret = undefined
      })
      return secret
    },
  }
  return facts
}

async function storeSecret(facts: Facts): Promise<string> {
  const known = await facts.read<string>('secret')
  if (known !== null) return known
  await facts.establish('secret', newSecret())
  return (await facts.read<string>('secret')) ?? storeSecret(facts)
}

async function orUnavailable<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    throw new ShopError('payment_unavailable', paymentsCopy.folderBroken)
  }
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
