/* Visitors behind an untrusted proxy share the limits of one network. Never trusts its headers. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import { type Clock, hour } from '#platform/time/clock.ts'
import { bad, type Check, good } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

export interface UntrustedProxyParts {
  trustProxy: number
  clock: Clock
  log: Pick<Logger, 'warn'>
}

const mend = checkUpCopy.tellProxies

export function createUntrustedProxy({ trustProxy, clock, log }: UntrustedProxyParts) {
  let seenAt: number | null = null
  let saidAt = Number.NEGATIVE_INFINITY

  const check: Check = {
    key: 'proxy',
    title: checkUpCopy.proxy,
    look: async () => {
      if (trustProxy > 0) {
        const proxies =
          trustProxy === 1 ? checkUpCopy.theProxy : checkUpCopy.theLastProxies(trustProxy)
        return good(checkUpCopy.trustsProxies(proxies))
      }
      if (seenAt === null) return good(checkUpCopy.noProxy)
      return bad(checkUpCopy.untrustedProxy, mend)
    },
  }

  return {
    /** Logs once an hour at most. */
    look(headers: IncomingHttpHeaders): void {
      if (trustProxy > 0) return
      if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return
      seenAt = clock.now()
      if (seenAt - saidAt < hour) return
      saidAt = seenAt
      log.warn(
        `visitors seem to come by way of a proxy that isn't trusted. ${checkUpCopy.mendOfMachine}`,
      )
    },
    check,
  }
}
