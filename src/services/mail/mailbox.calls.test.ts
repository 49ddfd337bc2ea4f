import { createServer } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { changeRows, rowOf } from '#testing/database/rows.ts'
import { listenAt } from '#testing/fakes/local-server.ts'
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import { type OwnerApi, openOwnerApi, ownerLogin } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'

const login = { user: 'shop@heron.example', pass: 'a-heron-in-the-reeds' }

interface ServiceStatus {
  state: string
  says: string
}

describe('the mailbox that the owner sets', () => {
  const server = each(() => startMailServer({ login }))
  let api: OwnerApi
  let entries: Record<string, string[]> | null
  beforeEach(async () => {
    entries = {}
    const lookUpTxt = async (name: string) => {
      if (entries === null) throw new Error('no name server')
      return entries[name] ?? []
    }
    api = await closing(openOwnerApi('sqlite', { lookUpTxt }))
  })

  const mailbox = (more: object = {}) => ({
    provider: 'smtp',
    mailbox: 'other',
    fromAddress: 'shop@heron.example',
    fromName: 'Atelier Heron',
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    user: login.user,
    password: login.pass,
    ...more,
  })
  const save = (more?: object) => api.owner.put('/api/services/mail', mailbox(more))
  const status = () => bodyOf<ServiceStatus>(api.owner.get('/api/services/mail'))
  const refusal = async (more: object) => {
    const failure = await failureOf(save(more))
    expect(await status()).toMatchObject({ state: 'unset' })
    return failure
  }

  it('is tested, and then works', async () => {
    const { isConnected } = api.shop.services.mailbox
    expect(isConnected()).toBe(false)
    expect(await bodyOf(save())).toMatchObject({
      state: 'working',
      says: 'Emails go through 127.0.0.1.',
    })
    expect(isConnected()).toBe(true)
    expect(server.mails).toEqual([])
    expect(await bodyOf(api.owner.post('/api/services/mail/test-mail'))).toEqual({
      to: ownerLogin.email,
    })
    expect(server.recipients).toEqual([ownerLogin.email])
    expect(server.mails[0]).toMatchObject({
      subject: 'A test email',
      from: { name: 'Atelier Heron', address: 'shop@heron.example' },
    })
  })

  it('never shows its password again, in any answer, row or log line', async () => {
    await bodyOf(save())
    const rows = await api.shop.db.read.selectFrom('service_connections').selectAll().execute()
    const form = await api.shop.services.mailbox.form()
    const told = [await status(), rows, form, api.lines, await bodyOf(api.owner.get('/api/audit'))]
    expect(JSON.stringify(told)).not.toContain(login.pass)
    expect(form).toMatchObject({ user: login.user, security: 'none', mailbox: 'other' })
  })

  it('keeps its password when only the sender changes, and gives it to no other server', async () => {
    await bodyOf(save())
    await bodyOf(save({ password: '', fromName: 'Heron' }))
    await bodyOf(api.owner.post('/api/services/mail/test-mail'))
    expect(server.mails[0]?.from?.name).toBe('Heron')
    expect(await failureOf(save({ password: '', host: 'localhost' }))).toMatchObject({
      field: 'password',
    })
    expect(await failureOf(save({ password: '', user: 'somebody' }))).toMatchObject({
      field: 'password',
    })
  })

  it('is refused with the server’s words and the provider’s advice for a wrong password', async () => {
    expect(await refusal({ password: 'wrong-word' })).toMatchObject({
      code: 'bad_input',
      field: 'password',
      message: expect.stringMatching(
        /doesn’t take this name and password.*Who are you.*app password/,
      ),
    })
  })

  it('is refused without TLS, except on this machine', async () => {
    expect(await refusal({ security: 'starttls' })).toMatchObject({
      field: 'security',
      message: expect.stringContaining('offers no encryption'),
    })
    expect(await refusal({ security: 'tls' })).toMatchObject({
      field: 'security',
      message: expect.stringContaining('doesn’t begin encrypted'),
    })
    expect(await refusal({ security: 'none', host: 'mail.heron.example' })).toMatchObject({
      field: 'security',
      message: expect.stringContaining('Only an email server on the shop’s own machine'),
    })
  })

  it('is refused when nothing answers, or no mail server', async () => {
    const gone = await startMailServer()
    await gone.close()
    expect(await refusal({ port: gone.port })).toMatchObject({
      field: 'port',
      message: expect.stringContaining('Nothing answers'),
    })
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const { port } = await closing(listenAt(web))
    expect(await refusal({ port })).toMatchObject({
      field: 'port',
      message: expect.stringContaining('doesn’t answer like an email server'),
    })
    expect(await refusal({ host: 'mail.invalid', security: 'starttls' })).toMatchObject({
      field: 'host',
    })
  })

  it('refuses a wrong field by its name', async () => {
    const wrong: [more: object, field: string][] = [
      [{ host: 'smtp example' }, 'host'],
      [{ host: '' }, 'host'],
      [{ port: 0 }, 'port'],
      [{ port: 'x' }, 'port'],
      [{ fromAddress: 'nobody' }, 'fromAddress'],
      [{ fromAddress: 'a@b.example\r\nBcc: c@d.example' }, 'fromAddress'],
      [{ fromName: 'Heron\r\nBcc: c@d.example' }, 'fromName'],
      [{ security: 'maybe' }, 'security'],
      [{ mailbox: 'pigeon' }, 'mailbox'],
      [{ password: '' }, 'password'],
    ]
    for (const [more, field] of wrong) {
      expect(await refusal(more), JSON.stringify(more)).toMatchObject({ status: 400, field })
    }
  })

  it('sends mails that waited during an outage, and those that were given up', async () => {
    const strict = await startMailServer({ login: { user: 'shop', pass: 'other' } })
    await bodyOf(save({ port: strict.port, user: 'shop', password: 'other' }))
    await strict.close()
    const { db, clock, jobs } = api.shop
    const { id } = await rowOf(db.read, 'users', { email: ownerLogin.email })
    const now = clock.now()
    const payload = { kind: 'new-device', userId: id, way: 'link', at: now }
    await db.transact(async (trx) => {
      for (const key of ['waits', 'given up']) {
        const job = {
          topic: 'mail.send',
          payload: { ...payload, key },
          key,
          dueAt: now,
          now,
        } as const
        await enqueue(trx, job)
      }
    })
    await jobs.runDue()
    await changeRows(db, 'outbox', { state: 'dead_lettered' }, { dedupe_key: 'given up' })
    await jobs.runDue()
    expect(server.mails).toEqual([])
    await bodyOf(save())
    await jobs.runDue()
    expect(server.recipients).toEqual([ownerLogin.email, ownerLogin.email])
  })

  it('says why a test mail failed', async () => {
    const none = api.owner.post('/api/services/mail/test-mail')
    expect(await failureOf(none)).toMatchObject({
      code: 'mail_unavailable',
      message: expect.stringContaining('no mailbox yet'),
    })
    await bodyOf(save())
    server.behave('recipient_550')
    const refused = api.owner.post('/api/services/mail/test-mail')
    expect(await failureOf(refused)).toMatchObject({
      message: expect.stringContaining('No such person here'),
    })
    server.behave('sender_553')
    expect(await failureOf(api.owner.post('/api/services/mail/test-mail'))).toMatchObject({
      message: expect.stringContaining('doesn’t let this mailbox write from the shop’s sender'),
    })
  })

  it('checks the sender’s domain, and says so when it can’t', async () => {
    expect(await failureOf(api.owner.get('/api/services/mail/domain'))).toMatchObject({
      code: 'not_found',
    })
    await bodyOf(save())
    entries = { 'heron.example': ['v=spf1 -all'], '_dmarc.heron.example': ['v=DMARC1; p=none'] }
    const verdicts = async () => {
      const { findings } = await bodyOf<{ findings: { verdict: string }[] }>(
        api.owner.get('/api/services/mail/domain'),
      )
      return findings.map(({ verdict }) => verdict)
    }
    expect(await verdicts()).toEqual(['good', 'unknown', 'good'])
    entries = null
    expect(await verdicts()).toEqual(['unknown', 'unknown', 'unknown'])
  })

  it('returns to the folder after disconnecting', async () => {
    await bodyOf(save())
    expect(await bodyOf(api.owner.delete('/api/services/mail'))).toMatchObject({ state: 'unset' })
    expect(await api.shop.services.mailbox.form()).toBe(null)
  })
})
