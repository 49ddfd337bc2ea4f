import { createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { listenAt } from '#testing/fakes/local-server.ts'
import { type Mood, startMailServer } from '#testing/fakes/smtp-server.ts'
import { closing, shared } from '#testing/harness/each.ts'
import { mailerContract, sampleMail } from './contract.ts'
import { createSmtpMailer, trySmtp } from './mail-smtp.ts'

const server = shared(startMailServer)

const here = { host: '127.0.0.1', secure: false, plain: true, timeout: 10_000 }
/** Milliseconds; only for servers that say nothing: a busy machine may answer slowly. */
const impatient = 400
const open = (timeout = here.timeout) => createSmtpMailer({ ...here, timeout, port: server.port })

describe('mails by SMTP', () => {
  mailerContract(() => ({
    mailer: open(),
    carried: async () => server.mails.splice(0),
  }))

  it.each<[Mood, string]>([
    ['recipient_451', 'mail_unavailable'],
    ['recipient_550', 'bad_input'],
    ['data_451', 'mail_unavailable'],
    ['data_554', 'bad_input'],
    ['recipient_530', 'mail_unavailable'],
    ['recipient_552_full', 'bad_input'],
    ['recipient_554_relay', 'mail_unavailable'],
    ['data_550_limit', 'mail_unavailable'],
    ['data_554_quota', 'mail_unavailable'],
    ['hangs', 'mail_unavailable'],
    ['drops', 'mail_unavailable'],
  ])('tell a server that %s: %s', async (mood, code) => {
    server.behave(mood)
    const mailer = open(mood === 'hangs' ? impatient : undefined)
    await expect(mailer.send(sampleMail)).rejects.toMatchObject({ code })
    server.behave('well')
    await open().send(sampleMail)
  })

  it('keep the server’s reason for the owner', async () => {
    server.behave('recipient_550')
    await expect(open().send(sampleMail)).rejects.toThrow('No such person here')
    server.behave('well')
  })

  it('are retried when the server doesn’t answer', async () => {
    const silent = createServer()
    const { port, close } = await listenAt(silent)
    const mailer = createSmtpMailer({ ...here, timeout: impatient, port })
    await expect(mailer.send(sampleMail)).rejects.toMatchObject({ code: 'mail_unavailable' })
    await close()
    await expect(mailer.send(sampleMail)).rejects.toMatchObject({ code: 'mail_unavailable' })
  })

  it.each([
    ['says nothing at all', []],
    ['never answers a greeting', ['220 mail.example\r\n']],
    [
      'never says whether the password is right',
      ['220 mail.example\r\n', '250-mail.example\r\n250 AUTH PLAIN\r\n'],
    ],
  ])('can’t be set up at a server that %s, and the owner is told', async (_, lines) => {
    const sockets = new Set<Socket>()
    const hanging = createServer((socket) => {
      sockets.add(socket.on('close', () => sockets.delete(socket)))
      const left = [...lines]
      const say = () => socket.write(left.shift() ?? '')
      if (left.length > 0) say()
      socket.on('data', say)
    })
    const { port } = await closing(listenAt(hanging))
    const auth = { user: 'shop', pass: 'a-heron-in-the-reeds' }
    await expect(trySmtp({ ...here, auth, port, timeout: impatient })).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('didn’t answer in time'),
      details: { field: 'port' },
    })
    await expect.poll(() => sockets.size).toBe(0)
  })

  it('go to no server without TLS, unless the owner allows it', async () => {
    const mailer = createSmtpMailer({ ...here, plain: false, port: server.port })
    server.mails.splice(0)
    await expect(mailer.send(sampleMail)).rejects.toMatchObject({ code: 'mail_unavailable' })
    expect(server.mails).toEqual([])
  })

  it('are retried when the password is refused, which is no fault of the mail', async () => {
    const strict = await closing(startMailServer({ login: { user: 'shop', pass: 'right' } }))
    const with_ = (pass: string) =>
      createSmtpMailer({ ...here, port: strict.port, auth: { user: 'shop', pass } })
    await expect(with_('wrong').send(sampleMail)).rejects.toMatchObject({
      code: 'mail_unavailable',
    })
    await with_('right').send(sampleMail)
    expect(strict.recipients).toEqual(['zoe@example.com'])
  })
})
