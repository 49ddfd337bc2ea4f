/* Sources: Printful's documentation, and its users' reports. */

export interface FakePrintfulItem {
  external_variant_id?: string
  sync_variant_id?: number
  quantity: number
}

const usStates =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP'
const states: Record<string, readonly string[]> = {
  US: usStates.split(' '),
  CA: 'AB BC MB NB NL NT NS NU ON PE QC SK YT'.split(' '),
  AU: 'ACT NSW NT QLD SA TAS VIC WA'.split(' '),
}
export const countries: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'AU',
  'DE',
  'FR',
  'GB',
  'IE',
  'AT',
  'CH',
  'NL',
])
const itemIds = ['sync_variant_id', 'external_variant_id', 'variant_id']

type Json = Record<string, unknown>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const filled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Undefined for an unknown variant. */
export type VariantStatusLookup = (item: Json) => string | undefined

/** Null when the order is fine. */
export function refuseOrder(body: unknown, variantStatus: VariantStatusLookup): string | null {
  if (!isObject(body)) return 'Order data element is missing'
  const { external_id: id } = body
  if (id !== undefined && !/^[A-Za-z0-9_-]{1,32}$/.test(String(id))) {
    return 'Invalid External ID specified'
  }
  return refuseRecipient(body.recipient) ?? refuseItems(body.items, variantStatus)
}

export function refuseRecipient(recipient: unknown): string | null {
  if (!isObject(recipient)) return 'Missing required parameters: recipient'
  for (const name of ['name', 'address1', 'city', 'country_code', 'zip']) {
    if (!filled(recipient[name])) return `Recipient: ${name} is missing`
  }
  const country = String(recipient.country_code)
  if (!countries.has(country)) return 'Recipient: Invalid country code'
  const known = states[country]
  const state = recipient.state_code
  if (known && !known.includes(String(state))) return 'Recipient: State code is missing or invalid'
  if (!known && state != null && state !== '') return 'Recipient: Invalid state code'
  return null
}

function refuseItems(items: unknown, variantStatus: VariantStatusLookup): string | null {
  if (!Array.isArray(items) || items.length === 0) return 'Missing required parameters: items'
  for (const item of items as unknown[]) {
    if (!isObject(item)) return 'Item is not an array'
    if (itemIds.filter((name) => name in item).length !== 1) return 'No product name'
    const status = variantStatus(item)
    if (status === undefined) {
      return 'Sync variant not found for one of the items'
    }
    if (status !== 'active') return 'Item is discontinued or out of stock'
    const { quantity } = item
    if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > 1000) {
      return 'Item quantity must be between 1 and 1000'
    }
  }
  return null
}
