import type { PasskeySite } from '#shop/identity/passkeys.server.ts'
import type { ApiContext } from './api.ts'

/**
 * The shop as the browser sees it. The origin of a write was compared with the shop's own before it
 * came here; a client that names none is meant by the shop's public address.
 */
export async function passkeySite(c: ApiContext): Promise<PasskeySite> {
  const { settings } = c.get('shop')
  const origin = c.req.header('Origin') ?? new URL(settings.place.current().publicUrl).origin
  return { origin, name: (await settings.studio()).studioName }
}
