import type { Config } from '#config'
import { badInput } from '#platform/errors.ts'
import {
  type PrintingConnection,
  printingConnectionSchema,
} from '#services/connections/connection.schema.ts'
import { lastFour } from '#services/connections/service.ts'
import type { ServiceDefinition } from '#services/connections/service-definition.ts'
import { refusal } from '#services/refusal.ts'
import { forRealMoney } from '#shop/orders/fulfillment/real-money-prints.ts'
import { printingCopy } from './copy.ts'
import { createManualFulfilment } from './manual.ts'
import type { FulfilmentProvider } from './port.ts'
import { createPrintfulFulfilment } from './printful/printful.ts'
import { connectPrintful, type PrintfulSetup } from './printful-connection.ts'

export function printingService(
  { fulfilment, onMachine, apiBases }: Config,
  setup: PrintfulSetup,
): ServiceDefinition<PrintingConnection, FulfilmentProvider> {
  const manual = createManualFulfilment()
  const own = printingCopy.ownPrints
  return {
    name: 'printing',
    schema: printingConnectionSchema,
    providers: ['printful'],
    secrets: ['token'],
    machine: onMachine.includes('printing') ? fulfilment : null,
    unset: { adapter: manual, described: { says: own } },
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
    async connect(input) {
      if (input.provider !== 'printful') throw badInput('provider', printingCopy.printsNothing)
      return connectPrintful(setup, input)
    },
    createAdapter(connection) {
      if (connection.provider === 'manual') return manual
      const printful = createPrintfulFulfilment({ ...connection, apiBase: apiBases.printful })
      return forRealMoney(printful, apiBases.printful !== undefined)
    },
    describe: (connection) =>
      connection.provider === 'manual'
        ? { says: own }
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
  }
}
