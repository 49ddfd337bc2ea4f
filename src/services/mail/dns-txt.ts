import { Resolver } from 'node:dns/promises'
import { second } from '#platform/time/clock.ts'
import type { LookUpTxt } from './mail-domain.server.ts'

const nothing = new Set(['ENODATA', 'ENOTFOUND'])

export function createTxtLookUp(): LookUpTxt {
  return async (name) => {
    const resolver = new Resolver({ timeout: 2 * second, tries: 2 })
    try {
      const entries = await resolver.resolveTxt(name)
      return entries.map((parts) => parts.join(''))
    } catch (error) {
      if (nothing.has((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  }
}
