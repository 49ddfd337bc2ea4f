import type { ApiContext } from '#http/api.ts'
import type { PasskeySite } from './passkeys.server.ts'

/** Never an address from the request: another site's passkey would open the shop. */
export async function passkeySite(c: ApiContext): Promise<PasskeySite> {
  const { settings } = c.get('shop')
  const { publicUrl, formerUrl } = settings.storeSettings.current()
  const own = new URL(publicUrl).origin
  const former = formerUrl === null ? null : new URL(formerUrl).origin
  const origin = c.req.header('Origin') === former && former !== null ? former : own
  return { origin, name: (await settings.studio()).studioName }
}
