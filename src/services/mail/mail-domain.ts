export interface DomainEntry {
  /** Full name: 'example.com', '_dmarc.example.com'. */
  name: string
  value: string
}

export interface DomainFinding {
  what: 'SPF' | 'DKIM' | 'DMARC'
  verdict: 'good' | 'missing' | 'unknown'
  says: string
  add: DomainEntry | null
}

export interface MailDomain {
  domain: string
  says: string
  findings: DomainFinding[]
}
