import { badInput, isShopError } from '#platform/errors.ts'
import type { PrintfulInput } from '#services/connections/connect.schema.ts'
import type { PrintingConnection } from '#services/connections/connection.schema.ts'
import type { ServiceChoice } from '#services/connections/service.ts'
import type { Connected } from '#services/connections/service-definition.ts'
import type { LivePlace } from '#shop/store/place/place.ts'
import { createPrintfulFulfilment } from './printful/printful.ts'
import { createPrintfulCalls } from './printful/printful-call.ts'
import { listStores } from './printful/printful-stores.ts'

export interface PrintfulSetup {
  /** The shop's address for Printful's reports; absent: Printful doesn't report. */
  place?: Pick<LivePlace, 'read'>
  /** Another server than Printful's, for tests. */
  apiBase?: string | undefined
}

/** The stores that a token opens; ShopErrors as `connectPrintful`. */
export async function printfulStoresOf(
  { apiBase }: PrintfulSetup,
  token: string,
): Promise<ServiceChoice[]> {
  const stores = await onToken(() => listStores(createPrintfulCalls({ token, apiBase })))
  if (stores.length === 0) {
    throw badInput('token', 'This token opens no store. Make a store at Printful first.')
  }
  return stores.map(({ id, name }) => ({ id: String(id), name: name || `Store ${id}` }))
}

/**
 * Asks Printful for the token's rights and its store, and makes that store report to the shop.
 * ShopErrors `bad_input` on 'token' or 'storeId', `fulfilment_unavailable`; then nothing was changed.
 */
export async function connectPrintful(
  setup: PrintfulSetup,
  { token, storeId }: PrintfulInput,
): Promise<Connected<PrintingConnection>> {
  const stores = await printfulStoresOf(setup, token)
  const store = storeId === undefined ? onlyOf(stores) : stores.find(({ id }) => id === storeId)
  if (!store) throw badInput('storeId', 'This token opens other stores. Please choose one of them.')
  const printful = createPrintfulFulfilment({ token, storeId: store.id, apiBase: setup.apiBase })
  const { lacks = [] } = (await onToken(async () => printful.check?.())) ?? {}
  if (lacks.length > 0) {
    const words = lacks.map((scope) => scopeWords[scope] ?? scope).join(', ')
    throw badInput(
      'token',
      `This token may not do all that the shop needs. It must also: ${words}.`,
    )
  }
  return {
    config: { provider: 'printful', token, storeId: store.id, storeName: store.name },
    async after() {
      const { publicUrl = '' } = (await setup.place?.read()) ?? {}
      if (publicUrl.startsWith('https:')) await printful.events?.listenAt(publicUrl)
    },
  }
}

function onlyOf(stores: readonly ServiceChoice[]): ServiceChoice | undefined {
  if (stores.length > 1) {
    throw badInput('storeId', 'This token opens several stores. Please choose one.')
  }
  return stores[0]
}

/** Required scopes of a token, in the words of Printful's form. */
const scopeWords: Record<string, string> = {
  orders: 'view and manage orders',
  'sync_products/read': 'view store products',
  webhooks: 'view and manage store webhooks',
  'stores_list/read': 'view the list of stores',
}

async function onToken<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isShopError(error) && error.code === 'bad_input') throw badInput('token', error.message)
    throw error
  }
}
