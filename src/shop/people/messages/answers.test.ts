import { expect, it } from 'vitest'
import { lockOrder } from '#shop/orders/record/order-record.server.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeErasures } from '#testing/fixtures/upkeep/erasures.ts'
import { each } from '#testing/harness/each.ts'
import { createAnswers, readAnswer } from './answers.server.ts'
import { answersVersion, filledAnswer } from './message.ts'
import { createMessages } from './messages.server.ts'
import { messagesData } from './personal-data.server.ts'

eachDatabase('a message', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const clock = each(fakeClock)
  const messages = each(() => createMessages({ db, clock, erasures: fakeErasures({ db, clock }) }))
  const answers = each(() => createAnswers({ db, clock, lockOrder }))

  const letter = { name: 'Robin Field', email: 'Robin@example.com', subject: 'A heron' }
  const toAnswer = () =>
    messages.list({ search: '', limit: 9, toAnswer: true }).then((all) => all.length)
  async function leave(): Promise<string> {
    await messages.leave({ ...letter, message: 'Where is my parcel?' })
    const [newest] = await messages.list({ search: '', limit: 1 })
    return newest?.id ?? ''
  }
  const mails = () =>
    db.read
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', 'like', 'mail:answer:%')
      .execute()

  it('is answered once for one press, marked, and its answer stored until an erasure', async () => {
    const id = await leave()
    expect(await messages.countToAnswer()).toBe(1)
    const answer = { attempt: 'attempt-1', subject: 'Re: A heron', text: 'It is on its way.' }
    await Promise.all([answers.answer(id, answer), answers.answer(id, answer)])
    expect(await mails()).toHaveLength(1)
    const [kept] = await answers.ofLetter(id)
    expect(kept).toMatchObject({ subject: 'Re: A heron', text: 'It is on its way.' })
    expect(await readAnswer(db.read, kept?.id ?? '')).toMatchObject({
      email: 'Robin@example.com',
      letter: { text: 'Where is my parcel?' },
    })
    expect([await toAnswer(), await messages.countToAnswer()]).toEqual([0, 0])
    expect(await messages.from('robin@EXAMPLE.com')).toMatchObject([{ id }])
    await messages.mark(id, { answered: false })
    expect(await toAnswer()).toBe(1)
    expect(await messagesData.find(db.read, 'robin@example.com')).toHaveLength(2)
    await db.transact((trx) => messagesData.erase(trx, 'robin@example.com'))
    expect(await answers.ofLetter(id)).toEqual([])
    await expect(answers.answer(id, { ...answer, attempt: 'attempt-2' })).rejects.toThrow('no such')
  })

  it('is answered by the first of two windows, and by the second once it shows that answer', async () => {
    const id = await leave()
    const answer = { subject: 'Re: A heron', text: 'It is on its way.' }
    const send = (attempt: string, version?: string) =>
      answers.answer(id, { ...answer, attempt, version })
    const shown = answersVersion(await answers.ofLetter(id))
    await send('attempt-1', shown)
    await expect(send('attempt-2', shown)).rejects.toMatchObject({
      code: 'changed',
      message: expect.stringContaining('Another answer was written meanwhile'),
    })
    const copied = { ...answer, attempt: 'attempt-1', text: 'It is lost.', version: shown }
    await expect(answers.answer(id, copied)).rejects.toMatchObject({ code: 'changed' })
    await send('attempt-1', shown)
    expect(await mails()).toHaveLength(1)
    await send('attempt-2', answersVersion(await answers.ofLetter(id)))
    expect(await mails()).toHaveLength(2)
  })

  it('stays until its answer is sent, or its writer is forgotten', async () => {
    const id = await leave()
    clock.advance(1)
    const other = await leave()
    const answer = { subject: 'Re: A heron', text: 'It is on its way.' }
    await answers.answer(id, { ...answer, attempt: 'attempt-1' })
    const refused = { code: 'changed', message: expect.stringContaining('still on its way') }
    await expect(messages.remove(id)).rejects.toMatchObject(refused)
    expect(await answers.ofLetter(id)).toHaveLength(1)
    await messages.remove(other)
    await db.transact((trx) => trx.updateTable('outbox').set({ state: 'done' }).execute())
    await messages.remove(id)
    expect(await answers.ofLetter(id)).toEqual([])

    await answers.answer(await leave(), { ...answer, attempt: 'attempt-2' })
    await db.transact((trx) => messagesData.erase(trx, 'robin@example.com'))
    expect(await messages.list({ search: '', limit: 9 })).toEqual([])
  })

  if (lane !== 'sqlite') return

  it('to an order’s buyer needs no earlier message, and is sent once for one press', async () => {
    const order = { id: 'f'.repeat(32), name: 'Robin Field', email: 'Robin@example.com' }
    const input = { attempt: 'attempt-1', subject: 'Your order 42', text: 'Blue or green?' }
    const sent = await Promise.all([answers.begin(order, input), answers.begin(order, input)])
    expect(sent.sort()).toEqual([false, true])
    expect(await mails()).toHaveLength(1)
    const [kept] = await answers.ofLetter(order.id)
    expect(kept).toMatchObject({ subject: 'Your order 42', text: 'Blue or green?' })
    expect(await readAnswer(db.read, kept?.id ?? '')).toMatchObject({ letter: null })
    expect(await messagesData.find(db.read, 'robin@example.com')).toHaveLength(1)
  })

  it('to an order’s buyer answers what the studio has read of theirs, and no unread letter', async () => {
    const read = await leave()
    await messages.mark(read, { read: true })
    clock.advance(1000)
    const unread = await leave()
    const order = { id: 'e'.repeat(32), name: 'Robin Field', email: 'robin@EXAMPLE.com' }
    const input = { attempt: 'attempt-1', subject: 'Your order 42', text: 'It left today.' }
    await answers.begin(order, input)
    const waiting = await messages.list({ search: '', limit: 9, toAnswer: true })
    expect(waiting.map(({ id }) => id)).toEqual([unread])
    await messages.mark(read, { answered: false })
    await answers.begin(order, input)
    expect(await toAnswer()).toBe(2)
  })

  it('has saved answers, which two windows can add to in parallel', async () => {
    const saved = { title: 'On its way', text: 'Dear {name}, order {order} has left.' }
    await Promise.all([answers.saved.create(saved), answers.saved.create(saved)])
    const [first, second] = await answers.saved.list()
    await answers.saved.edit(first?.id ?? '', { ...saved, title: 'Left' })
    await answers.saved.remove(second?.id ?? '')
    expect((await answers.saved.list()).map(({ title }) => title)).toEqual(['Left'])
    await expect(answers.saved.edit('nobody', saved)).rejects.toThrow('was deleted')
    const older = { ...saved, version: first?.version }
    await expect(answers.saved.edit(first?.id ?? '', older)).rejects.toThrow('changed meanwhile')
  })
})

it('a saved answer is filled in', () => {
  const text = 'Dear {name}, order {order} has left. {name}!'
  expect(filledAnswer(text, { name: '$& Robin', order: 42 })).toBe(
    'Dear $& Robin, order 42 has left. $& Robin!',
  )
  expect(filledAnswer('{order}', { name: '', order: null })).toBe('')
})
