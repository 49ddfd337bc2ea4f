import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest'

type Hook = (work: () => unknown) => void

/**
 * Opens anew for each test and closes after it. Call it inside a `describe`. Outside
 * of tests only its functions can be taken from it.
 */
export function each<T extends object>(open: () => T | Promise<T>): T {
  return opened(open, beforeEach, afterEach)
}

/** As `each`, for all tests of the block. */
export function shared<T extends object>(open: () => T | Promise<T>): T {
  return opened(open, beforeAll, afterAll)
}

export const eachFolder = (): { readonly path: string } =>
  each(() => {
    const path = mkdtempSync(join(tmpdir(), 'atelier-test-'))
    return { path, close: () => rmSync(path, { recursive: true, force: true }) }
  })

/** Within one test, which closes it at its end. */
export async function closing<T extends { close(): unknown }>(opening: Promise<T>): Promise<T> {
  const now = await opening
  onTestFinished(async () => {
    await now.close()
  })
  return now
}

function opened<T extends object>(open: () => T | Promise<T>, before: Hook, after: Hook): T {
  let now: T | undefined
  before(async () => {
    now = undefined
    now = await open()
  })
  after(async () => {
    if (now && 'close' in now && typeof now.close === 'function') await now.close()
  })
  const there = () => now ?? ({} as T)
  return new Proxy({} as T, {
    get: (_, key) =>
      now
        ? Reflect.get(now, key)
        : (...words: unknown[]) =>
            (Reflect.get(there(), key) as (...said: unknown[]) => unknown)(...words),
    set: (_, key, value) => Reflect.set(there(), key, value),
    has: (_, key) => key in there(),
    ownKeys: () => Reflect.ownKeys(there()),
    getOwnPropertyDescriptor(_, key) {
      const descriptor = Reflect.getOwnPropertyDescriptor(there(), key)
      return descriptor && { ...descriptor, configurable: true }
    },
  })
}
