import { createFulfilment, type FulfilmentDeps } from './fulfillment.server.ts'
import type { ImportDeps } from './products/product-import.server.ts'
import { createPrinterProducts } from './products/products.server.ts'
import { createVariants } from './products/variants.server.ts'
import { createProviderSync, type ProviderSyncDeps } from './provider-sync.server.ts'

type PrintingDeps = ImportDeps & FulfilmentDeps & Pick<ProviderSyncDeps, 'place'>

export function createPrinting(deps: PrintingDeps) {
  const fulfilment = createFulfilment(deps)
  const printerProducts = createPrinterProducts(deps)
  const { recordChange, recordStock, articles } = printerProducts
  return {
    fulfilment,
    printerProducts,
    providerSync: createProviderSync({ ...deps, fulfilment, recordChange, recordStock, articles }),
    variants: createVariants(deps),
  }
}
