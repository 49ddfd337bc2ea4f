import { createFulfillment, type FulfillmentDeps } from './fulfillment.server.ts'
import type { ImportDeps } from './products/product-import.server.ts'
import { createPrinterProducts } from './products/products.server.ts'
import { createVariants } from './products/variants.server.ts'
import { createProviderSync, type ProviderSyncDeps } from './provider-sync.server.ts'

type PrintProviderDeps = ImportDeps & FulfillmentDeps & Pick<ProviderSyncDeps, 'storeSettings'>

export function createPrintProvider(deps: PrintProviderDeps) {
  const fulfillment = createFulfillment(deps)
  const printerProducts = createPrinterProducts(deps)
  const { recordChange, recordStock, articles } = printerProducts
  return {
    fulfillment,
    printerProducts,
    providerSync: createProviderSync({ ...deps, fulfillment, recordChange, recordStock, articles }),
    variants: createVariants(deps),
  }
}
