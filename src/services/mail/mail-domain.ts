/** An entry for the owner to add or change at the domain's host. */
export interface DomainEntry {
  /** Full name: 'example.com', '_dmarc.example.com'. */
  name: string
  value: string
}

export interface DomainFinding {
  what: 'SPF' | 'DKIM' | 'DMARC'
  /** 'unknown': it could not be looked up, or can't be known. */
  verdict: 'good' | 'missing' | 'unknown'
  says: string
  add: DomainEntry | null
}

export interface MailDomain {
  domain: string
  /** One line; `findings` may be empty. */
  says: string
  findings: DomainFinding[]
}
