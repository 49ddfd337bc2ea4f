import { capital } from '#platform/capital.ts'
import { isShopError } from '#platform/errors.ts'
import type { ServiceSetup } from '#services/connections/service-definition.ts'
import type { Finding } from '#shop/upkeep/check-up/check-up.schema.ts'
import { bad, good, worthALook } from '#shop/upkeep/check-up/check-up.ts'
import { printingCopy } from './copy.ts'
import type { PrintProvider } from './port.ts'

export async function lookAtPrints(
  provider: PrintProvider,
  storeSettings: ServiceSetup['storeSettings'],
): Promise<Finding> {
  if (!provider.check) return good(printingCopy.ownPrints)
  const name = capital(provider.name)
  try {
    const { lacks, countries, reports } = await provider.check()
    if (lacks.length > 0) {
      return bad(printingCopy.tokenLacks(name, lacks.join(', ')), printingCopy.newToken(name))
    }
    const closed = (await storeSettings.read()).countries.filter(
      (code) => !countries.includes(code),
    )
    if (closed.length > 0) {
      return bad(printingCopy.sendsNothing(name, closed.join(', ')), printingCopy.dropCountries)
    }
    if (reports) return good(printingCopy.tokenWorks(name))
    return worthALook(printingCopy.tokenWorksAlone(name), printingCopy.toldLater)
  } catch (error) {
    if (!isShopError(error)) throw error
    const away = error.code === 'fulfilment_unavailable'
    return bad(error.message, away ? printingCopy.printsWait : printingCopy.tokenNeeded)
  }
}
