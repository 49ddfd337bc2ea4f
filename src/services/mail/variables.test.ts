import { describe, expect, it } from 'vitest'
import { readConfig } from '#config'

const MAIL_FROM = 'Atelier Heron <shop@heron.example>'

describe('the mail setting', () => {
  it('is a folder by default', () => {
    expect(readConfig({}).machine.mail).toBeNull()
  })

  it('is the SMTP server in the address, always with TLS', () => {
    const SMTP_URL = 'smtp://shop%40heron.example:p%40ss@mail.example'
    const { machine } = readConfig({ SMTP_URL, MAIL_FROM, MAIL_TO: 'maren@heron.example' })
    expect(machine.mail).toEqual({
      provider: 'smtp',
      host: 'mail.example',
      port: 587,
      secure: false,
      plain: false,
      auth: { user: 'shop@heron.example', pass: 'p@ss' },
      from: { name: 'Atelier Heron', address: 'shop@heron.example' },
      to: 'maren@heron.example',
    })
    const secured = readConfig({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' })
    expect(secured.machine.mail).toMatchObject({
      port: 465,
      secure: true,
      from: { address: 'a@b.example' },
    })
  })

  it('may be without TLS only on this machine', () => {
    const SMTP_URL = 'smtp://127.0.0.1:2525?tls=off'
    expect(readConfig({ SMTP_URL, MAIL_FROM }).machine.mail).toMatchObject({
      plain: true,
      port: 2525,
    })
  })

  it.each([
    [{ SMTP_URL: 'smtp://a' }, 'MAIL_FROM is missing: SMTP_URL is set, and the two go together.'],
    [{ MAIL_FROM }, 'SMTP_URL is missing: MAIL_FROM is set, and the two go together.'],
    [{ SMTP_URL: 'http://a', MAIL_FROM }, 'SMTP_URL wants smtp://'],
    [{ SMTP_URL: 'mail.example', MAIL_FROM }, 'SMTP_URL wants smtp://'],
    [{ SMTP_URL: 'smtp://me@a', MAIL_FROM }, 'SMTP_URL wants smtp://'],
    [{ SMTP_URL: 'smtp://a?tls=off', MAIL_FROM }, 'SMTP_URL may say tls=off only'],
    [{ SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM wants an address'],
    [{ SMTP_URL: 'smtp://a', MAIL_FROM: 'x <a@b.example> <c>' }, 'MAIL_FROM wants an address'],
    [{ MAIL_TO: 'nobody' }, 'MAIL_TO wants an email address'],
  ])('refuses %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })
})
