/*
 * What a domain's entries say about who may write in its name: SPF, DKIM and DMARC.
 */

/** An entry that its owner should add or change where the domain is looked after. */
export interface DomainEntry {
  /** Its full name: 'example.com', '_dmarc.example.com'. */
  name: string
  /** A TXT entry's text. */
  value: string
}

/** How one of the three is. */
export interface DomainFinding {
  what: 'SPF' | 'DKIM' | 'DMARC'
  /** 'unknown': it could not be looked up, or can't be known. */
  verdict: 'good' | 'missing' | 'unknown'
  says: string
  add: DomainEntry | null
}

/** What is known of the domain that the shop's mails come from. */
export interface MailDomain {
  domain: string
  /** One line; the findings below it may be none. */
  says: string
  findings: DomainFinding[]
}
