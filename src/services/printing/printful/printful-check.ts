import { z } from 'zod'
import type { ProviderChecked } from '#services/printing/port.ts'
import type { CallPrintful } from './printful-call.ts'
import { resultOf } from './printful-words.ts'

const scopesSchema = z.object({ scopes: z.array(z.object({ scope: z.string() })) })
const webhookSchema = z.object({ url: z.string().nullish() })

const countriesSchema = z.array(z.object({ code: z.string() }))

/** Each wider scope behind a name grants it, too. */
const needed: readonly (readonly [name: string, ...wider: string[]])[] = [
  ['orders'],
  ['sync_products/read', 'sync_products'],
  ['webhooks'],
  ['stores_list/read', 'stores_list'],
]

export async function checkPrintful(call: CallPrintful): Promise<ProviderChecked> {
  const { scopes } = resultOf(await call('GET', '/oauth/scopes'), scopesSchema)
  const granted = new Set(scopes.map(({ scope }) => scope))
  const lacks = needed.filter((names) => !names.some((name) => granted.has(name)))
  if (lacks.length > 0) return { lacks: lacks.map(([name]) => name), countries: [], reports: false }
  resultOf(await call('GET', '/orders?limit=1'), z.array(z.unknown()))
  const { url } = resultOf(await call('GET', '/webhooks'), webhookSchema)
  const countries = resultOf(await call('GET', '/countries'), countriesSchema)
  return { lacks: [], countries: countries.map(({ code }) => code), reports: Boolean(url) }
}
