/* Messages are stored first and then mailed by the outbox: a failing mail server loses none. */
import type { Named } from '#platform/addresses/named.ts'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import { ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { type Clock, day, hour } from '#platform/time/clock.ts'
import { isAnswerWaiting, mailMessage } from '#shop/people/notifications/plan-mail.server.ts'
import { type Erasures, markOf } from '#shop/people/privacy/erasures.server.ts'
import { answersOf, markAnswered } from './answers.server.ts'
import { messagesCopy } from './copy.ts'
import {
  findMessages,
  findWriters,
  lettersFrom,
  lockMessage,
  type MessageSearch,
  readMessage,
} from './find-messages.server.ts'
import { type Message, quickest } from './message.ts'
import type { MessageInput, MessageMarks } from './messages.schema.ts'
import { messagesData } from './personal-data.server.ts'

/** Only a flood from many addresses brings more messages an hour. */
const mostAnHour = 200
/** The limit of messages set aside, for another message from a network that has sent many. */
const mostOfAFlood = 1000
/** The same limit for any other network: a flood must not close the form to others. */
const mostAside = 5000
/** Milliseconds. */
const asideFor = 30 * day

interface MessagesParts {
  db: Database
  clock: Clock
  erasures: Pick<Erasures, 'marking'>
}

export function createMessages({ db, clock, erasures }: MessagesParts) {
  return {
    /**
     * A filled-in `website` gets the same answer, but nothing is stored. Throws `too_many` for a
     * message written too fast, or without room aside, which `suspicious` messages reach sooner.
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
        throw new ShopError('too_many', messagesCopy.tooManyMessages, {
          retryAfter: hour / 1000,
        })
      }
    },

    list: (search: MessageSearch): Promise<Message[]> =>
      // A search reads every message.
      findMessages(search.search === '' ? db.read : db.longReads, search),

    writers: (search: string, limit: number) => findWriters(db.longReads, search, limit),

    find: (id: string): Promise<Message | null> => readMessage(db.read, id),

    async named(ids: readonly string[]): Promise<Named[]> {
      if (ids.length === 0) return []
      const letters = db.read.selectFrom('messages').select(['id', 'name'])
      const rows = await letters.where('id', 'in', ids).execute()
      return rows.map(({ id, name }) => ({
        target: `messages:${id}`,
        name: messagesCopy.letterFrom(name),
        path: adminSectionPath('messages', id),
      }))
    },

    countAside: () => countAside(db.read),

    async countToAnswer(): Promise<number> {
      return countRows(
        db.read.selectFrom('messages').where('answered_at', 'is', null).where('suspicious', '=', 0),
      )
    },

    from: (email: string): Promise<Message[]> => lettersFrom(db.read, email),

    async countUnread(): Promise<number> {
      return countRows(
        db.read.selectFrom('messages').where('read_at', 'is', null).where('suspicious', '=', 0),
      )
    },

    /** Moving a flood's message back mails it, once. Throws `not_found`. */
    async mark(id: string, { read, answered, suspicious }: MessageMarks): Promise<Message> {
      return db.transact(async (trx) => {
        const now = clock.now()
        if (read !== undefined) {
          const marks = { read_at: read ? now : null }
          await trx.updateTable('messages').set(marks).where('id', '=', id).execute()
        }
        if (answered !== undefined) await markAnswered(trx, id, answered ? now : null)
        if (suspicious === true) await move(trx, id, folders.here, folders.putAside)
        if (suspicious === false) {
          await move(trx, id, folders.putAside, folders.here)
          if (await move(trx, id, folders.ofAFlood, folders.here)) await mailMessage(trx, id, now)
        }
        const message = await readMessage(trx, id)
        if (!message) throw noMessage()
        return message
      })
    },

    /** Throws `not_found`; `changed` while an answer to it waits to be sent. */
    async remove(id: string): Promise<void> {
      await erasures.marking(async (trx) => {
        if (!(await lockMessage(trx, id))) throw noMessage()
        for (const answer of await answersOf(trx, id)) {
          if (await isAnswerWaiting(trx, answer.id))
            throw new ShopError('changed', messagesCopy.answerOnItsWay)
        }
        await messagesData.entries.erase(trx, id)
        return [markOf('messages', id)]
      })
    },
  }
}

/** Mails no message set aside. `isReport`: needs no answer. False: no room aside. */
export async function insertMessage(
  trx: Writer,
  { name, email, subject, message: body }: MessageInput,
  { now, flood, isReport = false }: { now: number; flood: boolean; isReport?: boolean },
): Promise<boolean> {
  const aside = flood || (await countOfHour(trx, now)) >= mostAnHour
  if (aside && (await countAside(trx)) >= (flood ? mostOfAFlood : mostAside)) return false
  const id = newId()
  const suspicious = aside ? folders.ofAFlood : folders.here
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
      suspicious,
      answered_at: isReport ? now : null,
    })
    .execute()
  if (!aside) await mailMessage(trx, id, now)
  return true
}

export async function forgetMessagesAside(trx: Writer, now: number): Promise<void> {
  await trx
    .deleteFrom('messages')
    .where('suspicious', '>', 0)
    .where('created_at', '<=', now - asideFor)
    .execute()
}

/** Values of the column `suspicious`. */
const folders = { here: 0, ofAFlood: 1, putAside: 2 } as const
type Folder = (typeof folders)[keyof typeof folders]

/** True if the message was at `from`. */
async function move(trx: Writer, id: string, from: Folder, to: Folder): Promise<boolean> {
  const moved = await trx
    .updateTable('messages')
    .set({ suspicious: to })
    .where('id', '=', id)
    .where('suspicious', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

async function countOfHour(trx: Writer, now: number): Promise<number> {
  return countRows(
    trx
      .selectFrom('messages')
      .where('created_at', '>', now - hour)
      .where('suspicious', '=', folders.here),
  )
}

async function countAside(reader: Reader | Writer): Promise<number> {
  return countRows(reader.selectFrom('messages').where('suspicious', '>', 0))
}

function noMessage(): ShopError {
  return new ShopError('not_found', messagesCopy.noSuchMessage)
}
