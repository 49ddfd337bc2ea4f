/*
 * Owns what visitors write to the owner: kept in the database first, then mailed by the outbox, so
 * that a failing mail server loses nothing. Never sends the owner's answer.
 */
import type { Database } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import { hour } from '#kernel/clock.ts'
import { ShopError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { mailMessage } from '#shop/notifications/plan-mail.server.ts'
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

/** What is left out stays as it is; one of the two is there. */
export interface MessageMarks {
  read?: boolean | undefined
  suspicious?: boolean | undefined
}

/** More messages an hour than a studio's visitors write: a flood from many addresses. */
const mostAnHour = 200
/** Of a flood so many more are kept, for the owner to look through. */
const mostAside = 1000

export type Messages = ReturnType<typeof createMessages>

/** Visitors' messages: taken in, listed, read, kept aside, deleted. */
export function createMessages({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Keeps a message and plans its mail. A filled-in `website` (hidden from people) gets the same
     * answer, and nothing is kept. What is `suspicious`, or comes when very many came within an hour,
     * is kept aside and mailed to nobody. Throws `too_many` when it was written faster than people
     * write, or when more is aside than anybody would look through.
     */
    async leave(input: MessageInput, suspicious = false): Promise<void> {
      if (input.website) return
      if (input.took !== undefined && input.took < quickest) {
        throw new ShopError('too_many', 'That was quick! Please press Send once more.', {
          retryAfter: 2,
        })
      }
      const now = clock.now()
      await db.transact(async (trx) => {
        const count = async (aside: 0 | 1) => {
          const row = await trx
            .selectFrom('messages')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('created_at', '>', now - hour)
            .where('suspicious', '=', aside)
            .executeTakeFirstOrThrow()
          return Number(row.count)
        }
        const aside = suspicious || (await count(0)) >= mostAnHour
        if (aside && (await count(1)) >= mostAside) {
          throw new ShopError('too_many', 'So many letters at once! Please try again in an hour.', {
            retryAfter: hour / 1000,
          })
        }
        const id = newId()
        const { name, email, subject, message: body } = input
        await trx
          .insertInto('messages')
          .values({
            id,
            name,
            email,
            subject,
            body,
            created_at: now,
            read_at: null,
            suspicious: aside ? 1 : 0,
          })
          .execute()
        if (!aside) await mailMessage(trx, id, now)
      })
    },

    /** Newest first. */
    list: (search: MessageSearch): Promise<Message[]> => findMessages(db.read, search),

    find: (id: string): Promise<Message | null> => readMessage(db.read, id),

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

    /** Marks it as read or unread, puts it aside or back among the others. Throws `not_found`. */
    async mark(id: string, { read, suspicious }: MessageMarks): Promise<Message> {
      return db.transact(async (trx) => {
        const marks = {
          ...(read !== undefined && { read_at: read ? clock.now() : null }),
          ...(suspicious !== undefined && { suspicious: suspicious ? 1 : 0 }),
        }
        await trx.updateTable('messages').set(marks).where('id', '=', id).execute()
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

function noMessage(): ShopError {
  return new ShopError('not_found', 'There is no such message.')
}
