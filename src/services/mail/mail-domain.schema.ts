import { z } from 'zod'

const text = z.string()

export const mailDomainSchema = z
  .object({
    domain: text,
    says: text,
    findings: z.array(
      z.object({
        what: z.enum(['SPF', 'DKIM', 'DMARC']),
        verdict: z.enum(['good', 'missing', 'unknown']),
        says: text,
        // Its full name, such as '_dmarc.example.com'.
        add: z.union([z.object({ name: text, value: text }), z.null()]),
      }),
    ),
  })
  .meta({ id: 'MailDomain' })
export type MailDomain = z.output<typeof mailDomainSchema>
export type DomainFinding = MailDomain['findings'][number]
