/*
 * Owns visitors' messages to the owner. Each is stored first and then mailed by the outbox, so that a
 * failing mail server loses nothing. Never sends the owner's answer.
 */
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { day, hour } from '#platform/time/clock.ts'
import { mailMessage } from '#shop/people/notifications/plan-mail.server.ts'
import { messagesCopy } from './copy.ts'
import { findMessages, type MessageSearch, readMessage } from './find-messages.server.ts'
import type { Message } from './message.ts'
import { quickest } from './message.ts'

/** The contact form. `website` is a hidden field; `took` is the milliseconds it took to fill in. */
export interface MessageInput {
  name: string
  email: string
  subject: string
  message: string
  website?: string | undefined
  took?: number | undefined
}

/** An absent field stays as it is; at least one is present. */
export interface MessageMarks {
  read?: boolean | undefined
  suspicious?: boolean | undefined
}

/** Only a flood from many addresses brings more messages an hour. */
const mostAnHour = 200
/** Letters aside at most, when another one comes from a network that has written many. */
const mostOfAFlood = 1000
/** The same when it comes from any other network: a flood must not close the form to it. */
const mostAside = 5000
/** Milliseconds that a letter stays aside. */
const asideFor = 30 * day

export type Messages = ReturnType<typeof createMessages>

/** Visitors' messages: taken in, listed, read, kept aside, deleted. */
export function createMessages({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Stores a message and plans its mail. A filled-in `website` (hidden from people) gets the same answer,
     * but nothing is stored. A `suspicious` message, or one in an hour with very many, is set aside and
     * mailed to nobody. Throws `too_many` when it was written faster than people write, or when there is no
     * room aside; `suspicious` messages find no room long before the rest.
     */
    async leave(input: MessageInput, suspicious = false): Promise<void> {
      if (input.website) return
      if (input.took !== undefined && input.took < quickest) {
        throw new ShopError('too_many', messagesCopy.tooQuick, {
          retryAfter: 2,
        })
      }
      const now = clock.now()
      const kept = await db.transact((trx) => insertMessage(trx, input, { now, flood: suspicious }))
      if (!kept) {
        throw new ShopError('too_many', messagesCopy.tooManyLetters, {
          retryAfter: hour / 1000,
        })
      }
    },

    /** Newest first. */
    list: (search: MessageSearch): Promise<Message[]> =>
      // A search reads every letter.
      findMessages(search.search === '' ? db.read : db.longReads, search),

    find: (id: string): Promise<Message | null> => readMessage(db.read, id),

    countAside: () => countAside(db.read),

    /** The badge. */
    async countUnread(): Promise<number> {
      const { count } = await db.read
        .selectFrom('messages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('read_at', 'is', null)
        .where('suspicious', '=', 0)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /**
     * Marks a message as read or unread, or moves it aside or back. A message of a flood that is moved back
     * is then mailed as any other, once. Throws `not_found`.
     */
    async mark(id: string, { read, suspicious }: MessageMarks): Promise<Message> {
      return db.transact(async (trx) => {
        const now = clock.now()
        if (read !== undefined) {
          const marks = { read_at: read ? now : null }
          await trx.updateTable('messages').set(marks).where('id', '=', id).execute()
        }
        if (suspicious === true) await move(trx, id, place.here, place.putAside)
        if (suspicious === false) {
          await move(trx, id, place.putAside, place.here)
          if (await move(trx, id, place.ofAFlood, place.here)) await mailMessage(trx, id, now)
        }
        const message = await readMessage(trx, id)
        if (!message) throw noMessage()
        return message
      })
    },

    /** Throws `not_found`. */
    async remove(id: string): Promise<void> {
      const gone = await db.transact((trx) =>
        trx.deleteFrom('messages').where('id', '=', id).executeTakeFirst(),
      )
      if (gone.numDeletedRows === 0n) throw noMessage()
    },
  }
}

/**
 * Stores a message and plans its mail. A message of a `flood`, or one in an hour with very many, is set
 * aside and mailed to nobody. False when there is no room aside.
 */
export async function insertMessage(
  trx: Writer,
  { name, email, subject, message: body }: MessageInput,
  { now, flood }: { now: number; flood: boolean },
): Promise<boolean> {
  const aside = flood || (await countOfHour(trx, now)) >= mostAnHour
  if (aside && (await countAside(trx)) >= (flood ? mostOfAFlood : mostAside)) return false
  const id = newId()
  const suspicious = aside ? place.ofAFlood : place.here
  await trx
    .insertInto('messages')
    .values({ id, name, email, subject, body, created_at: now, read_at: null, suspicious })
    .execute()
  if (!aside) await mailMessage(trx, id, now)
  return true
}

/** Deletes letters that have been aside for a month; a part of the nightly clean-up. */
export async function forgetLettersAside(trx: Writer, now: number): Promise<void> {
  await trx
    .deleteFrom('messages')
    .where('suspicious', '>', 0)
    .where('created_at', '<=', now - asideFor)
    .execute()
}

/** Values of the column `suspicious`. */
const place = { here: 0, ofAFlood: 1, putAside: 2 } as const
type Place = (typeof place)[keyof typeof place]

/** True if it was at `from`, and is moved now. */
async function move(trx: Writer, id: string, from: Place, to: Place): Promise<boolean> {
  const moved = await trx
    .updateTable('messages')
    .set({ suspicious: to })
    .where('id', '=', id)
    .where('suspicious', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

/** Messages not aside that came within the hour. */
async function countOfHour(trx: Writer, now: number): Promise<number> {
  const { count } = await trx
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', now - hour)
    .where('suspicious', '=', place.here)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countAside(reader: Reader | Writer): Promise<number> {
  const { count } = await reader
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('suspicious', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function noMessage(): ShopError {
  return new ShopError('not_found', messagesCopy.noSuchMessage)
}
