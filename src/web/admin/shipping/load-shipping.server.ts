/* Reads what shipping costs and promises, for the owner. */
import type { Shop } from '#compose'

export async function loadShipping(shop: Shop) {
  const { form, version } = await shop.settings.forms.shipping.read()
  return { shipping: { ...form, version } }
}
