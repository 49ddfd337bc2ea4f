import type { Email } from 'postal-mime'
import { beforeEach, expect, it } from 'vitest'
import type { Mail, Mailer } from './port.ts'

export const sampleMail: Mail = {
  id: '0123456789abcdef0123456789abcdef',
  at: Date.UTC(2026, 4, 1, 9, 0, 0),
  from: { name: 'Atelier Heron', address: 'shop@heron.example' },
  to: { name: 'Zoë "Z" Field, Esq.', address: 'zoe@example.com' },
  replyTo: { name: 'Maren', address: 'maren@heron.example' },
  leave: null,
  subject: 'Grüße: it’s on its way ✓',
  text: 'Hello\n.\nA line that begins with a dot.\nFrom here on: 世界',
  html: '<p>Hello <img src="/etc/passwd"> ö</p>',
}

/** `carried` answers the mails that arrived since its last call. */
export function mailerContract(open: () => { mailer: Mailer; carried(): Promise<Email[]> }): void {
  let mailer: Mailer
  let carried: () => Promise<Email[]>
  beforeEach(() => {
    ;({ mailer, carried } = open())
  })
  const send = async (changes: Partial<Mail> = {}) => {
    await mailer.send({ ...sampleMail, ...changes })
    return carried()
  }
  const header = (mail: Email | undefined, name: string) =>
    mail?.headers.filter(({ key }) => key === name).map(({ value }) => value)

  it('carries names, words and pictures as they are, in every alphabet', async () => {
    const [mail] = await send()
    expect(mail).toMatchObject({
      from: sampleMail.from,
      to: [sampleMail.to],
      replyTo: [sampleMail.replyTo],
      subject: sampleMail.subject,
      messageId: '<0123456789abcdef0123456789abcdef@heron.example>',
      date: '2026-05-01T09:00:00.000Z',
      attachments: [],
    })
    expect(mail?.text?.trim()).toBe(sampleMail.text)
    expect(mail?.html?.trim()).toBe(sampleMail.html)
    expect(header(mail, 'auto-submitted')).toEqual(['auto-generated'])
  })

  it('tells mail programs how one click leaves, where there is a list to leave', async () => {
    const leave = `https://heron.example/api/waiting/${'x'.repeat(43)}/leave`
    const [mail] = await send({ leave })
    expect(header(mail, 'list-unsubscribe')).toEqual([`<${leave}>`])
    expect(header(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
    const others = await send({ id: 'f'.repeat(32) })
    expect(header(others.at(-1), 'list-unsubscribe')).toEqual([])
  })

  it('carries the same mail twice under the same Message-ID', async () => {
    const first = await send()
    const again = await send()
    expect(again.at(-1)?.messageId).toBe(first[0]?.messageId)
  })

  it.each([
    '\r\nBcc: eve@example.com',
    '\nBcc: eve@example.com',
    '\rBcc: eve@example.com\r\n\r\nAnother body',
    '\u2028Bcc: eve@example.com',
    ', "x" <eve@example.com>',
    '=?utf-8?Q?=0D=0ABcc:_eve@example.com?=',
  ])('lets no name and no subject add a header or a recipient: %j', async (hostile) => {
    const [mail] = await send({
      subject: `Hello${hostile}`,
      to: { name: `Zoë${hostile}`, address: 'zoe@example.com' },
      replyTo: { name: `Eve${hostile}`, address: 'visitor@example.com' },
      from: { name: `Shop${hostile}`, address: 'shop@heron.example' },
    })
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.cc).toBeUndefined()
    expect(mail?.to?.map(({ address }) => address)).toEqual(['zoe@example.com'])
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['visitor@example.com'])
    expect(header(mail, 'bcc')).toEqual([])
    expect(mail?.text?.trim()).toBe(sampleMail.text)
  })

  it.each([
    'a@example.com\r\nRCPT TO:<x@y.example>',
    'a@example.com, b@example.com',
    'a@example.com>',
    '<a@example.com>',
    '"a b"@example.com',
    'Zoë <a@example.com>',
    'group: a@example.com;',
    'nobody',
    '@example.com',
    `${'a'.repeat(250)}@example.com`,
    '',
  ])('refuses %j for good, which is not one plain address', async (address) => {
    const to = { name: 'x', address }
    await expect(mailer.send({ ...sampleMail, to })).rejects.toMatchObject({ code: 'bad_input' })
    const replyTo = { name: 'x', address }
    const answer = mailer.send({ ...sampleMail, replyTo })
    await expect(answer).rejects.toMatchObject({ code: 'bad_input' })
    expect(await carried()).toEqual([])
  })
}
