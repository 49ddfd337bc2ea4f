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

const away: Pick<DomainFinding, 'verdict' | 'says' | 'add'> = {
  verdict: 'unknown',
  says: mailCopy.couldNotLook,
  add: null,
}

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
  const looks = [lookAtSpf, lookAtDkim, lookAtDmarc]
  const findings = await Promise.all(looks.map((look) => look(lookUp, domain, provider)))
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
): Promise<DomainFinding> {
  const what = 'SPF'
  const found = await entriesOf(lookUp, domain, /^v=spf1(?:\s|$)/i)
  if (found === null) return { what, ...away }
  const [entry, ...others] = found
  if (others.length > 0) {
    const says = mailCopy.twoSpf
    return { what, verdict: 'missing', says, add: null }
  }
  if (!spf) {
    if (entry) return { what, verdict: 'good', says: mailCopy.thereIsOne, add: null }
    const says = mailCopy.askProvider(name === mailCopy.anotherOne ? mailCopy.yourProvider : name)
    return { what, verdict: 'unknown', says, add: null }
  }
  const includes = `include:${spf[0]}`
  if (!entry) {
    const add = { name: domain, value: `v=spf1 ${includes} ~all` }
    return { what, verdict: 'missing', says: mailCopy.addTxt, add }
  }
  const terms = entry.toLowerCase().split(/\s+/)
  const isThere = spf.some((host) =>
    terms.some((term) => /^\+?(?:include:|redirect=)/.test(term) && term.endsWith(host)),
  )
  if (isThere) return { what, verdict: 'good', says: mailCopy.namesProvider(name), add: null }
  const add = { name: domain, value: withInclude(entry, includes) }
  const says = mailCopy.namesAnother(name)
  return { what, verdict: 'missing', says, add }
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
): Promise<DomainFinding> {
  const what = 'DKIM'
  if (!selectors) {
    const says = mailCopy.unknownKeys(
      name === mailCopy.anotherOne ? mailCopy.yourProviderWithin : name,
    )
    return { what, verdict: 'unknown', says, add: null }
  }
  const all = await Promise.all(
    selectors.map((selector) =>
      entriesOf(lookUp, `${selector}._domainkey.${domain}`, /(?:^|;)\s*p=\s*[A-Za-z0-9+/]/),
    ),
  )
  if (all.some((entries) => entries && entries.length > 0)) {
    return { what, verdict: 'good', says: mailCopy.signsMails(name), add: null }
  }
  if (all.includes(null)) return { what, ...away }
  const says = mailCopy.noDkim(name)
  return { what, verdict: 'missing', says, add: null }
}

async function lookAtDmarc(lookUp: LookUpTxt, domain: string): Promise<DomainFinding> {
  const what = 'DMARC'
  const labels = domain.split('.')
  // A domain's DMARC entry covers its subdomains, too.
  const names = labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
  for (const name of names) {
    const found = await entriesOf(lookUp, `_dmarc.${name}`, /^v=DMARC1\s*;.*\bp=/i)
    if (found === null) return { what, ...away }
    if (found.length > 0) return { what, verdict: 'good', says: mailCopy.thereIsOne, add: null }
  }
  const add = { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' }
  return { what, verdict: 'missing', says: mailCopy.addTxt, add }
}

async function entriesOf(
  lookUp: LookUpTxt,
  name: string,
  expected: RegExp,
): Promise<string[] | null> {
  try {
    return (await lookUp(name)).filter((entry) => expected.test(entry.trim()))
  } catch {
    return null
  }
}
