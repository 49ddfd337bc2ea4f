import { badInput, isShopError } from '#platform/errors.ts'
import type { ServiceChoice } from '#services/connections/service.ts'
import type { Connected } from '#services/connections/service-definition.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import { printingCopy } from './copy.ts'
import { createPrintfulFulfillment } from './printful/printful.ts'
import { createPrintfulCalls } from './printful/printful-call.ts'
import { listStores } from './printful/printful-stores.ts'
import type { PrintfulInput, PrintingConnection } from './printing.schema.ts'

export interface PrintfulSetup {
  /** Absent: Printful doesn't report. */
  storeSettings?: Pick<LiveStoreSettings, 'read'>
  /** Another server than Printful's, for tests. */
  apiBase?: string | undefined
}

export async function printfulStoresOf(
  apiBase: PrintfulSetup['apiBase'],
  token: string,
): Promise<ServiceChoice[]> {
  const stores = await onToken(() => listStores(createPrintfulCalls({ token, apiBase })))
  if (stores.length === 0) {
    throw badInput('token', printingCopy.opensNoStore)
  }
  return stores.map(({ id, name }) => ({ id: String(id), name: name || printingCopy.store(id) }))
}

/** ShopErrors `bad_input` on 'token' or 'storeId', `fulfilment_unavailable`. */
export async function connectPrintful(
  setup: PrintfulSetup,
  { token, storeId }: PrintfulInput,
): Promise<Connected<PrintingConnection>> {
  const stores = await printfulStoresOf(setup.apiBase, token)
  const store = storeId === undefined ? onlyOf(stores) : stores.find(({ id }) => id === storeId)
  if (!store) throw badInput('storeId', printingCopy.opensOtherStores)
  const printful = createPrintfulFulfillment({ token, storeId: store.id, apiBase: setup.apiBase })
  const { lacks = [] } = (await onToken(async () => printful.check?.())) ?? {}
  if (lacks.length > 0) {
    const words = lacks.map((scope) => printingCopy.scope[scope] ?? scope).join(', ')
    throw badInput('token', printingCopy.tokenLacksRights(words))
  }
  return {
    config: { provider: 'printful', token, storeId: store.id, storeName: store.name },
    async after() {
      const { publicUrl = '' } = (await setup.storeSettings?.read()) ?? {}
      if (publicUrl.startsWith('https:')) await printful.events?.listenAt(publicUrl)
    },
  }
}

function onlyOf(stores: readonly ServiceChoice[]): ServiceChoice | undefined {
  if (stores.length > 1) {
    throw badInput('storeId', printingCopy.opensSeveralStores)
  }
  return stores[0]
}

async function onToken<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isShopError(error) && error.code === 'bad_input') throw badInput('token', error.message)
    throw error
  }
}
