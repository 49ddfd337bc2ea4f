import { buyLinkPath } from '#platform/addresses/page-paths.ts'

const version = '2026-08-25'

/** The business profile. Source: UCP 2026-08-25, discovery. An endpoint must be https. */
export function agentProfile(publicUrl: string): string {
  const permalink = {
    version,
    spec: `https://ucp.dev/${version}/specification/permalink`,
    schema: `https://ucp.dev/${version}/schemas/shopping/permalink.json`,
    config: { endpoint: publicUrl + buyLinkPath },
  }
  const capabilities = publicUrl.startsWith('https://')
    ? { 'dev.ucp.shopping.permalink': [permalink] }
    : {}
  return JSON.stringify({ ucp: { version, services: {}, capabilities, payment_handlers: {} } })
}
