/* Reads the studio's own words and pictures for the owner, and the time zones there are. */
import type { Shop } from '#compose'

const zones = Intl.supportedValuesOf('timeZone')

export async function loadStudio(shop: Shop) {
  const [{ form, version }, pictures] = await Promise.all([
    shop.settings.forms.studio.read(),
    shop.content.studioPictures(),
  ])
  const known = zones.includes(form.timeZone) ? zones : [form.timeZone, ...zones]
  return { studio: { ...form, version, pictures }, zones: known }
}
