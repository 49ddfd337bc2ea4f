import type { Config } from '#config'

/**
 * Whether the visitor's connection is encrypted: the shop's address says so, or a trusted proxy
 * does. `forwardedProto`: the request's X-Forwarded-Proto.
 */
export function isOverTls(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  forwardedProto: string | string[] | null | undefined,
): boolean {
  if (publicUrl.startsWith('https:')) return true
  if (trustProxy === 0 || !forwardedProto) return false
  return String(forwardedProto).split(',').at(-1)?.trim() === 'https'
}
