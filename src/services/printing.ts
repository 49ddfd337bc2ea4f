/* Who makes the prints: the definition of the service. */
import { createManualFulfilment } from '#adapters/fulfilment-manual.ts'
import { createPrintfulFulfilment } from '#adapters/fulfilment-printful.ts'
import type { Config } from '#config'
import { badInput, ShopError } from '#kernel/errors.ts'
import type { FulfilmentProvider } from '#shop/fulfilment/print-provider.ts'
import { forRealMoney } from '#shop/fulfilment/real-money-prints.ts'
import {
  type PrintingConnection,
  printingConnectionSchema,
} from '#shop/services/connection.schema.ts'
import { lastFour } from '#shop/services/service.ts'
import type { ServiceDefinition } from '#shop/services/service-definition.ts'
import { refusingAdapter } from './live-port.ts'
import { connectPrintful, type PrintfulSetup } from './printful-connection.ts'

export const printingCalls = ['placeOrder', 'getOrder', 'check', 'checkVariants'] as const

/** Printful, or the studio itself. */
export function printingService(
  { fulfilment, onMachine, apiBases }: Config,
  setup: PrintfulSetup,
): ServiceDefinition<PrintingConnection, FulfilmentProvider> {
  const manual = createManualFulfilment()
  const own = 'You make and send prints yourself.'
  return {
    name: 'printing',
    schema: printingConnectionSchema,
    providers: ['printful'],
    secrets: ['token'],
    machine: onMachine.includes('printing') ? fulfilment : null,
    unset: { adapter: manual, described: { says: own } },
    locked: (words) =>
      refusingAdapter<FulfilmentProvider>({ name: 'printful' }, printingCalls, () => {
        return new ShopError('fulfilment_unavailable', words)
      }),
    async connect(input) {
      if (input.provider !== 'printful') throw badInput('provider', 'That prints nothing.')
      return connectPrintful(setup, input)
    },
    adapterOf(connection) {
      if (connection.provider === 'manual') return manual
      const printful = createPrintfulFulfilment({ ...connection, apiBase: apiBases.printful })
      return forRealMoney(printful, apiBases.printful !== undefined)
    },
    describe: (connection) =>
      connection.provider === 'manual'
        ? { says: own }
        : {
            says: `Printful makes the prints${connection.storeName ? `, in its store ${connection.storeName}` : ''}.`,
            facts: [
              ...(connection.storeName ? [{ label: 'Store', value: connection.storeName }] : []),
              { label: 'Token', value: lastFour(connection.token) },
            ],
          },
  }
}
