/* Never throws: a failed look-up counts as unknown. */
import { mailCopy } from './copy.ts'
import type { DomainFinding, MailDomain } from './mail-domain.schema.ts'
import {
  type MailProvider,
  type MailProviderName,
  mailHost,
  mailProvider,
} from './mail-providers.ts'

/** Each entry joined into one string; [] when the name has none. Throws when the look-up fails. */
export type LookUpTxt = (name: string) => Promise<string[]>

type FoundEntry = Pick<DomainFinding, 'verdict' | 'says'> & Partial<Pick<DomainFinding, 'add'>>

const away: FoundEntry = { verdict: 'unknown', says: mailCopy.couldNotLook }

export async function lookAtMailDomain(
  lookUp: LookUpTxt,
  { address, mailbox }: { address: string; mailbox: MailProviderName },
): Promise<MailDomain> {
  const domain = (address.split('@')[1] ?? '').toLowerCase()
  const provider = mailProvider(mailbox)
  const host = mailHost(domain)
  if (host !== null) {
    const { name } = mailProvider(host)
    const says =
      host === mailbox
        ? mailCopy.looksAfterItself(name, domain)
        : mailCopy.otherSender(domain, name)
    return { domain, says, findings: [] }
  }
  const looks = [
    ['SPF', lookAtSpf],
    ['DKIM', lookAtDkim],
    ['DMARC', lookAtDmarc],
  ] as const
  const findings = await Promise.all(
    looks.map(async ([what, look]) => {
      const found = await look(lookUp, domain, provider)
      return { what, add: null, ...found }
    }),
  )
  return { domain, says: summary(domain, findings), findings }
}

function summary(domain: string, findings: readonly DomainFinding[]): string {
  if (findings.some(({ verdict }) => verdict === 'missing')) {
    return mailCopy.entriesToAdd(domain)
  }
  if (findings.some(({ verdict }) => verdict === 'unknown')) {
    return mailCopy.nothingWrong(domain)
  }
  return mailCopy.mailsAreYours(domain)
}

async function lookAtSpf(
  lookUp: LookUpTxt,
  domain: string,
  { name, spf }: MailProvider,
): Promise<FoundEntry> {
  const found = await entriesOf(lookUp, domain, /^v=spf1(?:\s|$)/i)
  if (!found) return away
  const [entry, ...others] = found
  if (others.length > 0) return { verdict: 'missing', says: mailCopy.twoSpf }
  if (!spf) {
    if (entry) return { verdict: 'good', says: mailCopy.thereIsOne }
    const says = mailCopy.askProvider(name === mailCopy.anotherOne ? mailCopy.yourProvider : name)
    return { verdict: 'unknown', says }
  }
  const includes = `include:${spf[0]}`
  if (!entry) {
    const add = { name: domain, value: `v=spf1 ${includes} ~all` }
    return { verdict: 'missing', says: mailCopy.addTxt, add }
  }
  const terms = entry.toLowerCase().split(/\s+/)
  const isThere = spf.some((host) =>
    terms.some((term) => /^\+?(?:include:|redirect=)/.test(term) && term.endsWith(host)),
  )
  if (isThere) return { verdict: 'good', says: mailCopy.namesProvider(name) }
  const add = { name: domain, value: withInclude(entry, includes) }
  return { verdict: 'missing', says: mailCopy.namesAnother(name), add }
}

/** Inserts before the final term, which decides on all other servers. */
function withInclude(entry: string, includes: string): string {
  const terms = entry.trim().split(/\s+/)
  const end = terms.findIndex((term) => /^[-~?+]?all$|^redirect=/i.test(term))
  return terms.toSpliced(end === -1 ? terms.length : end, 0, includes).join(' ')
}

async function lookAtDkim(
  lookUp: LookUpTxt,
  domain: string,
  { name, selectors }: MailProvider,
): Promise<FoundEntry> {
  if (!selectors) {
    const says = mailCopy.unknownKeys(
      name === mailCopy.anotherOne ? mailCopy.yourProviderWithin : name,
    )
    return { verdict: 'unknown', says }
  }
  const all = await Promise.all(
    selectors.map((selector) =>
      entriesOf(lookUp, `${selector}._domainkey.${domain}`, /(?:^|;)\s*p=\s*[A-Za-z0-9+/]/),
    ),
  )
  if (all.some((entries) => entries && entries.length > 0)) {
    return { verdict: 'good', says: mailCopy.signsMails(name) }
  }
  if (all.includes(null)) return away
  return { verdict: 'missing', says: mailCopy.noDkim(name) }
}

async function lookAtDmarc(lookUp: LookUpTxt, domain: string): Promise<FoundEntry> {
  const labels = domain.split('.')
  // A domain's DMARC entry covers its subdomains, too.
  const names = labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
  for (const name of names) {
    const found = await entriesOf(lookUp, `_dmarc.${name}`, /^v=DMARC1\s*;.*\bp=/i)
    if (!found) return away
    if (found.length > 0) return { verdict: 'good', says: mailCopy.thereIsOne }
  }
  const add = { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' }
  return { verdict: 'missing', says: mailCopy.addTxt, add }
}

/** Null when the look-up fails. */
async function entriesOf(
  lookUp: LookUpTxt,
  name: string,
  expected: RegExp,
): Promise<string[] | null> {
  const all = await lookUp(name).catch(() => null)
  return all?.filter((entry) => expected.test(entry.trim())) ?? null
}
