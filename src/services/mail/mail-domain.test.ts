import { expect, it } from 'vitest'
import { lookAtMailDomain } from './mail-domain.server.ts'
import type { MailProviderName } from './mail-providers.ts'

/** Looks at a domain that has these entries. */
async function look(
  entries: Record<string, string[]>,
  { address = 'shop@heron.example', mailbox = 'fastmail' as MailProviderName } = {},
) {
  const { says, findings } = await lookAtMailDomain(async (name) => entries[name] ?? [], {
    address,
    mailbox,
  })
  const [spf, dkim, dmarc] = findings
  return { says, findings, spf, dkim, dmarc }
}

it('finds nothing to add when all three entries exist', async () => {
  const { says, findings } = await look({
    'heron.example': ['google-site-verification=x', 'v=spf1 include:spf.messagingengine.com ~all'],
    'fm2._domainkey.heron.example': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
    '_dmarc.heron.example': ['v=DMARC1; p=quarantine'],
  })
  expect(findings.map(({ verdict }) => verdict)).toEqual(['good', 'good', 'good'])
  expect(says).toBe('heron.example says that your emails are yours.')
})

it('names the missing entry, word for word', async () => {
  const { spf, dkim, dmarc } = await look({})
  expect(spf?.add).toEqual({
    name: 'heron.example',
    value: 'v=spf1 include:spf.messagingengine.com ~all',
  })
  expect(dkim).toMatchObject({ verdict: 'missing', says: expect.stringContaining('Fastmail') })
  expect(dmarc?.add).toEqual({ name: '_dmarc.heron.example', value: 'v=DMARC1; p=none' })
})

it.each([
  ['v=spf1 mx -all', 'v=spf1 mx include:spf.messagingengine.com -all'],
  ['v=spf1 mx', 'v=spf1 mx include:spf.messagingengine.com'],
  ['v=spf1 redirect=a.example', 'v=spf1 include:spf.messagingengine.com redirect=a.example'],
])('keeps the content of an SPF entry: %s', async (entry, value) => {
  const { spf } = await look({ 'heron.example': [entry] })
  expect(spf).toMatchObject({ verdict: 'missing', add: { value } })
})

it.each(['v=spf1 ?include:xspf.messagingengine.com.evil -all', 'v=spf1 -include:a.example -all'])(
  'takes no other server for the provider’s: %s',
  async (entry) => {
    expect((await look({ 'heron.example': [entry] })).spf).toMatchObject({ verdict: 'missing' })
  },
)

it('says that two SPF entries count as none', async () => {
  const { spf } = await look({ 'heron.example': ['v=spf1 -all', 'v=spf1 mx -all'] })
  expect(spf).toMatchObject({ verdict: 'missing', says: expect.stringContaining('two') })
})

it('treats a withdrawn DKIM key as missing', async () => {
  const { dkim } = await look({ 'fm1._domainkey.heron.example': ['v=DKIM1; p='] })
  expect(dkim).toMatchObject({ verdict: 'missing' })
})

it('takes the DMARC entry of the domain above', async () => {
  const entries = { '_dmarc.heron.example': ['v=DMARC1; p=reject'] }
  const { dmarc } = await look(entries, { address: 'shop@mail.heron.example' })
  expect(dmarc).toMatchObject({ verdict: 'good' })
})

it('answers unknown for DKIM and SPF of an unknown provider', async () => {
  const { dkim, spf } = await look({}, { mailbox: 'other' })
  expect([dkim?.verdict, spf?.verdict]).toEqual(['unknown', 'unknown'])
})

it('leaves a provider’s own domain to the provider', async () => {
  const own = await look({}, { address: 'maren@gmail.com', mailbox: 'gmail' })
  expect(own).toMatchObject({ findings: [], says: expect.stringContaining('nothing to add') })
  const others = await look({}, { address: 'maren@gmail.com', mailbox: 'ionos' })
  expect(others.says).toContain('taken for forged')
})

it('doesn’t treat a failed look-up as a missing entry', async () => {
  const { findings } = await lookAtMailDomain(() => Promise.reject(new Error('away')), {
    address: 'shop@heron.example',
    mailbox: 'gmail',
  })
  expect(findings.map(({ verdict, add }) => [verdict, add])).toEqual([
    ['unknown', null],
    ['unknown', null],
    ['unknown', null],
  ])
})
