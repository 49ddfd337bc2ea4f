import type { Shop } from '#compose'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'

export type Header = (name: 'host' | 'x-forwarded-proto') => string | string[] | null | undefined

export interface TlsFacts {
  config: Pick<Shop['config'], 'trustProxy'>
  settings: { storeSettings: Pick<LiveStoreSettings, 'current'> }
}

/** At a former address without https it is false, or nobody could sign in there. */
export function isOverTls({ config, settings }: TlsFacts, header: Header): boolean {
  const { publicUrl, formerUrl } = settings.storeSettings.current()
  const isFormer = formerUrl?.startsWith('http:') && formerUrl === `http://${header('host')}`
  if (publicUrl.startsWith('https:') && !isFormer) return true
  const forwarded = header('x-forwarded-proto')
  if (config.trustProxy === 0 || !forwarded) return false
  return String(forwarded).split(',').at(-1)?.trim() === 'https'
}
