/*
 * Notices a proxy that the shop doesn't trust: then all visitors seem to come from one network and
 * share its limits. Never trusts what such a header says.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import { type Clock, hour } from '#platform/time/clock.ts'
import type { Check } from './check-up.ts'

export interface UntrustedProxyParts {
  trustProxy: number
  clock: Clock
  log: Pick<Logger, 'warn'>
}

const mend =
  'Whoever keeps the machine tells the shop how many proxies stand in front of it, and starts it again.'
const mendOfMachine = 'Set TRUST_PROXY to the number of proxies in front of the shop.'

/** A check that fails once forwarding headers were seen while no proxy is trusted. */
export function createUntrustedProxy({ trustProxy, clock, log }: UntrustedProxyParts) {
  let seenAt: number | null = null
  let saidAt = Number.NEGATIVE_INFINITY

  const check: Check = {
    key: 'proxy',
    title: 'Proxy',
    look: async () => {
      if (trustProxy > 0) {
        const proxies = trustProxy === 1 ? 'the proxy' : `the last ${trustProxy} proxies`
        return { verdict: 'good', says: `The shop believes ${proxies} who visits it.` }
      }
      if (seenAt === null) return { verdict: 'good', says: 'Visitors reach the shop directly.' }
      return {
        verdict: 'bad',
        says: 'Visitors seem to come by way of a proxy that the shop doesn’t trust: they count as one, and one of them can use up what all may do.',
        mend,
      }
    },
  }

  return {
    /** Looks at a request's headers; logs a sighting once an hour at most. */
    look(headers: IncomingHttpHeaders): void {
      if (trustProxy > 0) return
      if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return
      seenAt = clock.now()
      if (seenAt - saidAt < hour) return
      saidAt = seenAt
      log.warn(`visitors seem to come by way of a proxy that isn't trusted. ${mendOfMachine}`)
    },
    check,
  }
}
