/*
 * One transaction stores an answer, marks its message and plans its e-mail. For an e-mail about an
 * order, `message_id` is the order's id.
 */
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { requireVersion } from '#platform/edit-version.ts'
import { ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { mailAnswer } from '#shop/people/notifications/plan-mail.server.ts'
import { messagesCopy } from './copy.ts'
import { lettersFrom, lockMessage, readMessage } from './find-messages.server.ts'
import { type Answer, answersVersion, isReadAndOpen } from './message.ts'
import type { AnswerInput } from './messages.schema.ts'
import { createSavedAnswers } from './saved-answers.server.ts'

interface AnswersParts {
  db: Database
  clock: Clock
  lockOrder: (trx: Writer, id: string) => Promise<unknown>
}

export function createAnswers({ db, clock, lockOrder }: AnswersParts) {
  return {
    /** Sends the same attempt once. ShopError 'not_found', 'changed' after an answer that `version` lacks. */
    async answer(messageId: string, input: AnswerInput): Promise<void> {
      const now = clock.now()
      await db.transact(async (trx) => {
        const message = await lockMessage(trx, messageId)
        if (!message) throw new ShopError('not_found', messagesCopy.noSuchMessage)
        if (await send(trx, message, input, now)) await markAnswered(trx, messageId, now)
      })
    },

    /**
     * To an order's buyer, with or without a message before it. Marks what the studio has read of
     * their latest messages as answered. Sends the same attempt once. ShopError 'changed' as `answer`.
     */
    async begin(order: Recipient, input: AnswerInput): Promise<boolean> {
      const now = clock.now()
      return await db.transact(async (trx) => {
        await lockOrder(trx, order.id)
        const sent = await send(trx, order, input, now)
        if (sent) await markReadAnswered(trx, order.email, now)
        return sent
      })
    },

    saved: createSavedAnswers({ db, clock }),

    ofLetter: (messageId: string): Promise<Answer[]> => answersOf(db.read, messageId),
  }
}

interface Recipient {
  /** The message's or the order's id. */
  id: string
  name: string
  email: string
}

/** Its caller holds a lock. False: these words of the attempt were sent before. */
async function send(
  trx: Writer,
  { id: about, name, email }: Recipient,
  { attempt, subject, text, version }: AnswerInput,
  now: number,
): Promise<boolean> {
  // A copied tab has the attempt of its original, and other words.
  const id = digest(JSON.stringify([about, attempt, subject, text])).slice(0, 32)
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('answers')
    .values({ id, message_id: about, name, email, subject, body: text, sent_at: now })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  const others = (await answersOf(trx, about)).filter((answer) => answer.id !== id)
  requireVersion(version, answersVersion(others), messagesCopy.answeredMeanwhile)
  await mailAnswer(trx, id, now)
  return true
}

/** Null: still to be answered. */
export async function markAnswered(
  trx: Writer,
  id: string,
  answered_at: number | null,
): Promise<void> {
  const read = answered_at === null ? {} : { read_at: answered_at }
  await trx
    .updateTable('messages')
    .set({ answered_at, ...read })
    .where('id', '=', id)
    .execute()
}

/** Those that the order shows, because its form names them. */
async function markReadAnswered(trx: Writer, email: string, now: number): Promise<void> {
  const shown = await lettersFrom(trx, email)
  for (const { id } of shown.filter(isReadAndOpen)) await markAnswered(trx, id, now)
}

export async function answersOf(reader: Reader | Writer, messageId: string): Promise<Answer[]> {
  const rows = await reader
    .selectFrom('answers')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, subject, body: text, sent_at: at }) => ({ id, subject, text, at }))
}

export async function readAnswer(reader: Reader, id: string) {
  const answer = await reader
    .selectFrom('answers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!answer) return null
  return { ...answer, letter: await readMessage(reader, answer.message_id) }
}
