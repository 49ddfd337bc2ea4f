import { createFulfilment, type Fulfilment, type FulfilmentDeps } from './fulfillment.server.ts'
import type { ImportDeps } from './products/product-import.server.ts'
import { createPrinterProducts, type PrinterProducts } from './products/products.server.ts'
import { createVariants, type Variants } from './products/variants.server.ts'
import {
  createProviderSync,
  type ProviderSync,
  type ProviderSyncDeps,
} from './provider-sync.server.ts'

export interface Printing {
  fulfilment: Fulfilment
  providerSync: ProviderSync
  printerProducts: PrinterProducts
  variants: Variants
}

type PrintingDeps = ImportDeps & FulfilmentDeps & Pick<ProviderSyncDeps, 'place'>

export function createPrinting(deps: PrintingDeps): Printing {
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
