import { expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { day, hour, minute } from '#platform/time/clock.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeErasures } from '#testing/fixtures/upkeep/erasures.ts'
import { each } from '#testing/harness/each.ts'
import { messagesCopy } from './copy.ts'
import { answerAddress } from './message.ts'
import { contactSchema } from './messages.schema.ts'
import { createMessages, forgetMessagesAside } from './messages.server.ts'

const letter = {
  name: 'Robin Field',
  email: 'robin@example.com',
  subject: 'A heron, please',
  message: 'Could you draw one?\nWith its fish.',
}

eachDatabase('messages', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const clock = each(fakeClock)
  const messages = each(() => createMessages({ db, clock, erasures: fakeErasures({ db, clock }) }))

  const jobs = () => db.read.selectFrom('outbox').select('topic').execute()
  const leave = async (changes: Partial<typeof letter> = {}) => {
    clock.advance(minute)
    await messages.leave({ ...letter, ...changes })
  }
  /** Adds this many letters of a flood. */
  const fill = (letters: number) =>
    db.transact(async (trx) => {
      const { message: body, ...head } = letter
      const rows = Array.from({ length: letters }, () => ({
        ...head,
        id: newId(),
        body,
        created_at: clock.now(),
        read_at: null,
        suspicious: 1,
      }))
      for (let at = 0; at < letters; at += 500) {
        await trx
          .insertInto('messages')
          .values(rows.slice(at, at + 500))
          .execute()
      }
    })
  const list = (search = '', before?: string) => messages.list({ search, before, limit: 2 })

  it('have their writer’s name in the audit trail', async () => {
    await leave()
    const [{ id = '' } = {}] = await list()
    expect(await messages.named([id, newId()])).toEqual([
      {
        target: `messages:${id}`,
        name: 'Letter from Robin Field',
        path: `/admin?at=messages&id=${id}`,
      },
    ])
    expect(await messages.named([])).toEqual([])
  })

  it('of a flood are mailed once they are moved back, and only once', async () => {
    await messages.leave(letter, true)
    const [{ id } = { id: '' }] = await messages.list({ search: '', limit: 1, suspicious: true })
    expect(await jobs()).toEqual([])
    await messages.mark(id, { suspicious: true })
    const put = (suspicious: boolean) => messages.mark(id, { suspicious })
    expect(await put(false)).toMatchObject({ suspicious: false })
    expect(await jobs()).toEqual([{ topic: 'mail.send' }])
    await db.transact((trx) => trx.deleteFrom('outbox').execute())
    await put(false)
    expect(await put(true)).toMatchObject({ suspicious: true })
    await put(false)
    expect(await jobs()).toEqual([])
  })

  it('are listed newest first, in pages, also within one moment', async () => {
    for (const subject of ['a', 'b', 'c']) await messages.leave({ ...letter, subject })
    const first = await list()
    const second = await list('', first.at(-1)?.id)
    expect([...first, ...second].map((one) => one.subject).sort()).toEqual(['a', 'b', 'c'])
    expect(await list('', second.at(-1)?.id)).toEqual([])
    expect(await list('', 'deleted meanwhile')).toEqual(first)
  })

  it('come from every address that mails reach', () => {
    for (const email of ['tim&ana@example.com', 'jürgen@example.de']) {
      expect(contactSchema.parse({ ...letter, email }).email).toBe(email)
    }
    const refused = contactSchema.safeParse({ ...letter, email: 'ada@nowhere' })
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([messagesCopy.badEmail])
  })

  it('are found by any of their words', async () => {
    await leave()
    await leave({ name: 'Øystein', subject: '100% cotton_shirt', message: 'Hi' })
    const found = async (words: string) => (await list(words)).map((one) => one.name)
    expect(await found('FISH robin')).toEqual(['Robin Field'])
    expect(await found('øystein')).toEqual(['Øystein'])
    expect(await found('100%')).toEqual(['Øystein'])
    expect(await found('cotton shirt')).toEqual(['Øystein'])
    expect(await found('%')).toEqual(['Øystein'])
    expect(await found('nothing')).toEqual([])
  })

  it('are stored with their planned mail, read, unread again, and deleted', async () => {
    await leave()
    expect(await jobs()).toEqual([{ topic: 'mail.send' }])
    const [{ id, ...stored } = { id: '' }] = await list()
    expect(stored).toMatchObject({ name: 'Robin Field', text: letter.message, readAt: null })
    expect(await messages.countUnread()).toBe(1)
    expect((await messages.mark(id, { read: true })).readAt).toBe(clock.now())
    expect(await messages.countUnread()).toBe(0)
    await messages.mark(id, { read: false })
    expect(await messages.countUnread()).toBe(1)
    await messages.remove(id)
    await expect(messages.remove(id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(messages.mark(id, { read: true })).rejects.toMatchObject({ code: 'not_found' })
  })

  if (lane !== 'sqlite') return

  it('find room however many a flood has filled', async () => {
    const refused = { code: 'too_many' }
    await fill(1000)
    await expect(messages.leave(letter, true)).rejects.toMatchObject(refused)
    for (let i = 0; i < 201; i += 1) await messages.leave({ ...letter, subject: 'honest' })
    expect(await messages.countAside()).toBe(1001)
    await fill(4000)
    await expect(messages.leave(letter)).rejects.toMatchObject(refused)
    clock.advance(hour)
    await messages.leave({ ...letter, subject: 'later' })
    expect(await list('later')).toHaveLength(1)
  })

  it('of a flood are set aside, mailed to nobody and deleted after a month, while honest ones arrive', async () => {
    await messages.leave({ ...letter, subject: 'flood' }, true)
    await messages.leave({ ...letter, subject: 'honest' })
    const aside = await messages.list({ search: '', limit: 9, suspicious: true })
    expect(aside.map(({ subject }) => subject)).toEqual(['flood'])
    expect((await list()).map(({ subject }) => subject)).toEqual(['honest'])
    expect([await jobs(), await messages.countUnread()]).toEqual([[{ topic: 'mail.send' }], 1])
    clock.advance(30 * day - minute)
    const forget = () => db.transact((trx) => forgetMessagesAside(trx, clock.now()))
    await forget()
    expect(await messages.countAside()).toBe(1)
    clock.advance(minute)
    await forget()
    expect(await messages.countAside()).toBe(0)
    expect((await list()).map(({ subject }) => subject)).toEqual(['honest'])
  })

  it('of a bot are answered like others, and dropped', async () => {
    await messages.leave({ ...letter, website: 'https://spam.example' })
    expect([await list(), await jobs()]).toEqual([[], []])
  })

  it('written too fast may be sent again', async () => {
    const quick = messages.leave({ ...letter, took: 200 })
    await expect(quick).rejects.toMatchObject({ code: 'too_many' })
    await messages.leave({ ...letter, took: 20_000 })
    expect(await list()).toHaveLength(1)
  })
})

it('are answered in the owner’s mail program, without headers from a visitor', () => {
  const text = 'Hi&cc=b@c.example\nBye'
  const marks = { readAt: null, answeredAt: null, suspicious: false }
  const hostile = { id: '1', at: 0, ...marks, name: 'Eve', text }
  const email = 'eve@example.com?bcc=b@c.example'
  const address = answerAddress({ ...hostile, email, subject: 'Re: x&bcc=b@c.example' })
  const { searchParams, pathname } = new URL(address)
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe('Re: x&bcc=b@c.example')
  expect(decodeURIComponent(pathname)).toBe(email)
})
