import { isShopError } from '#platform/errors.ts'
import type { ServiceSetup } from '#services/connections/service-definition.ts'
import type { Finding } from '#shop/upkeep/check-up/check-up.schema.ts'
import { good } from '#shop/upkeep/check-up/check-up.ts'
import { printingCopy } from './copy.ts'
import type { FulfillmentProvider } from './port.ts'

export async function lookAtPrints(
  provider: FulfillmentProvider,
  storeSettings: ServiceSetup['storeSettings'],
): Promise<Finding> {
  if (!provider.check) return good(printingCopy.ownPrints)
  const name = `${provider.name.charAt(0).toUpperCase()}${provider.name.slice(1)}`
  try {
    const { lacks, countries, reports } = await provider.check()
    if (lacks.length > 0) {
      return {
        verdict: 'bad',
        says: printingCopy.tokenLacks(name, lacks.join(', ')),
        mend: printingCopy.newToken(name),
      }
    }
    const closed = (await storeSettings.read()).countries.filter(
      (code) => !countries.includes(code),
    )
    if (closed.length > 0) {
      return {
        verdict: 'bad',
        says: printingCopy.sendsNothing(name, closed.join(', ')),
        mend: printingCopy.dropCountries,
      }
    }
    if (reports) return good(printingCopy.tokenWorks(name))
    return {
      verdict: 'look',
      says: printingCopy.tokenWorksAlone(name),
      mend: printingCopy.toldLater,
    }
  } catch (error) {
    if (!isShopError(error)) throw error
    const away = error.code === 'fulfilment_unavailable'
    const mend = away ? printingCopy.printsWait : printingCopy.tokenNeeded
    return { verdict: 'bad', says: error.message, mend }
  }
}
