import { lastFour } from '#services/connections/service.ts'
import type { Service } from '#services/connections/service-definition.ts'
import { refusal } from '#services/refusal.ts'
import { forRealMoney } from '#shop/orders/fulfillment/real-money-prints.ts'
import { printingCopy } from './copy.ts'
import { createManualFulfillment } from './manual.ts'
import type { PrintProvider } from './port.ts'
import { lookAtPrints } from './print-check.ts'
import { createPrintfulFulfillment } from './printful/printful.ts'
import { connectPrintful } from './printful-connection.ts'
import {
  type PrintingConnection,
  printfulInputSchema,
  printingConnectionSchema,
} from './printing.schema.ts'
import { printingVariables, readPrinting } from './variables.ts'

const manual = createManualFulfillment()

export const printing: Service<
  typeof printfulInputSchema,
  PrintingConnection,
  PrintProvider,
  typeof printingVariables
> = {
  name: 'printing',
  title: printingCopy.title,
  inputs: [printfulInputSchema],
  schema: printingConnectionSchema,
  secrets: ['token'],
  variables: printingVariables,
  read: readPrinting,
  checks: (adapter, { storeSettings }) => [
    {
      key: 'prints',
      title: printingCopy.title,
      look: () => lookAtPrints(adapter(), storeSettings),
    },
  ],
  define: ({ apiBases: { printful: apiBase } }, { storeSettings }) => ({
    unset: { adapter: manual, described: { says: printingCopy.ownPrints } },
    locked(words) {
      const refuse = refusal('fulfilment_unavailable', words)
      return {
        name: 'printful',
        placeOrder: refuse,
        getOrder: refuse,
        check: refuse,
        checkVariants: refuse,
      }
    },
    connect: (input) => connectPrintful({ storeSettings, apiBase }, input),
    createAdapter(connection) {
      if (connection.provider === 'manual') return manual
      const printful = createPrintfulFulfillment({ ...connection, apiBase })
      return forRealMoney(printful, apiBase !== undefined)
    },
    describe: (connection) =>
      connection.provider === 'manual'
        ? { says: printingCopy.ownPrints }
        : {
            says: printingCopy.printfulPrints(
              connection.storeName ? printingCopy.inItsStore(connection.storeName) : '',
            ),
            facts: [
              ...(connection.storeName
                ? [{ label: printingCopy.storeLabel, value: connection.storeName }]
                : []),
              { label: printingCopy.token, value: lastFour(connection.token) },
            ],
          },
  }),
}
