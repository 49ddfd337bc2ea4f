/* Never guesses the destination. */

import type { Shop } from '#compose'
import { isMadeAfterwards } from '#shop/catalogue/personalisation/personalisation.ts'
import { payableLines } from '#shop/checkout/cart/basket.ts'
import type { CartView } from '#shop/checkout/cart/cart.ts'
import { answerToWantedDay } from '#shop/checkout/present/present.ts'
import { type Delivery, parcelsInWords } from '#shop/store/dispatch/dispatch.copy.ts'
import {
  altogether,
  type DispatchTerms,
  dispatchSource,
  planParcels,
} from '#shop/store/dispatch/dispatch.ts'
import { type OpenZone, pickupDestination, transitIn } from '#shop/store/shipping/shipping.ts'

interface DateFacts {
  terms: DispatchTerms
  zones: readonly OpenZone[]
}

export async function loadDates({ settings }: Pick<Shop, 'settings'>): Promise<DateFacts> {
  const [terms, zones] = await Promise.all([settings.dispatchTerms(), settings.zones()])
  return { terms, zones }
}

/** `printing`: a print provider prints. */
export function cartDates(
  view: CartView,
  { terms, zones }: DateFacts,
  now: number,
  printing: boolean,
) {
  const { destination, quote } = view
  const sources = payableLines(view.lines).map((line) =>
    dispatchSource(isMadeAfterwards(line), line.printed && printing),
  )
  const parcels = planParcels(sources, terms, transitIn(zones, destination), now)
  const wantedBy = view.present?.wantedBy ?? null
  return {
    parcels: parcels.length,
    fromPrinter: sources.includes('printer'),
    words: parcelsInWords(parcels, delivery()),
    answer: wantedBy && answerToWantedDay(wantedBy, altogether(parcels)),
  }

  function delivery(): Delivery {
    if (destination === pickupDestination) return 'pickup'
    return quote.problem === 'choose' && zones.some(({ transit }) => transit !== null)
      ? 'not_chosen'
      : 'sent'
  }
}
