/* Days until a certificate and a domain expire. */
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { z } from 'zod'
import { isLoopback } from '#platform/network/network.ts'
import { type Clock, day, second } from '#platform/time/clock.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import type { Finding } from './check-up.schema.ts'
import { bad, type Check, good, worthALook } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

/** Epoch milliseconds; null: unknown. */
export interface ExpiryReaders {
  certificate(host: string, port: number): Promise<number | null>
  domain(name: string): Promise<number | null>
}

export interface ExpiryParts {
  storeSettings: Pick<LiveStoreSettings, 'read'>
  clock: Clock
  read: ExpiryReaders
}

/** Days. Caddy renews a certificate of 90 days when 30 are left; a registrar bills by mail. */
const soon = { certificate: 14, domain: 30 }

export function expiryChecks({ storeSettings, clock, read }: ExpiryParts): Check[] {
  async function address(): Promise<URL | null> {
    const url = new URL((await storeSettings.read()).publicUrl)
    return isLoopback(url.hostname) || url.protocol !== 'https:' ? null : url
  }
  return [
    {
      key: 'certificate',
      title: checkUpCopy.certificate,
      async look() {
        const url = await address()
        if (url === null) return null
        const until = await read.certificate(url.hostname, Number(url.port || 443))
        if (until === null)
          return worthALook(checkUpCopy.noCertificate, checkUpCopy.needsCertificate)
        return lookAt(
          until - clock.now(),
          soon.certificate,
          checkUpCopy.certificateLeft,
          checkUpCopy.renewCertificate,
        )
      },
    },
    {
      key: 'domain',
      title: checkUpCopy.domain,
      async look() {
        const url = await address()
        const until = url && (await read.domain(url.hostname))
        if (until === null) return null
        return lookAt(
          until - clock.now(),
          soon.domain,
          checkUpCopy.domainLeft,
          checkUpCopy.renewDomain,
        )
      },
    },
  ]
}

function lookAt(left: number, few: number, says: (days: number) => string, mend: string): Finding {
  const days = Math.floor(left / day)
  if (days < 0) return bad(says(days), mend)
  return days < few ? worthALook(says(days), mend) : good(says(days))
}

/** `rdap`: a server of RFC 9082 that leads to the registry of each domain. */
export function readExpiry(rdap = 'https://rdap.org'): ExpiryReaders {
  return {
    certificate: readCertificate,
    /** The host may have a label before the registered name. */
    async domain(name) {
      const labels = name.split('.')
      for (let from = 0; from < labels.length - 1; from += 1) {
        const until = await askRegistry(`${rdap}/domain/${labels.slice(from).join('.')}`)
        if (until !== null) return until
      }
      return null
    },
  }
}

/** Valid or not: visitors' browsers judge it; this reads its last day. */
function readCertificate(host: string, port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect(
      { host, port, servername: isIP(host) ? '' : host, rejectUnauthorized: false },
      () => {
        const until = Date.parse(socket.getPeerCertificate().valid_to)
        socket.destroy()
        resolve(Number.isNaN(until) ? null : until)
      },
    )
    socket.setTimeout(5 * second, () => socket.destroy())
    socket.once('error', () => resolve(null))
    socket.once('close', () => resolve(null))
  })
}

/** RFC 9083, 4.5. */
const registered = z.object({
  events: z.array(z.object({ eventAction: z.string(), eventDate: z.string() })).max(100),
})

const longestAnswer = 256 * 1024

async function askRegistry(url: string): Promise<number | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5 * second) })
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > longestAnswer) {
      await answer.body?.cancel()
      return null
    }
    const { events } = registered.parse(await answer.json())
    const end = events.find(({ eventAction }) => eventAction === 'expiration')
    const until = Date.parse(end?.eventDate ?? '')
    return Number.isNaN(until) ? null : until
  } catch {
    return null
  }
}
