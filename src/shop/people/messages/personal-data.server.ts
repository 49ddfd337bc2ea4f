import { sql } from 'kysely'
import type { PersonalDataSource } from '#shop/people/privacy/personal-data-source.ts'

const ofPerson = (email: string) => sql<boolean>`lower(email) = ${email}`

export const messagesData = {
  name: 'messages',

  async find(reader, email) {
    const rows = await reader
      .selectFrom('messages')
      .selectAll()
      .where(ofPerson(email))
      .orderBy('created_at')
      .execute()
    const answers = await reader
      .selectFrom('answers')
      .selectAll()
      .where(ofPerson(email))
      .orderBy('sent_at')
      .execute()
    return [
      ...rows.map(({ name, subject, body, created_at }) => ({
        writtenAt: new Date(created_at).toISOString(),
        name,
        subject,
        message: body,
      })),
      ...answers.map(({ subject, body, sent_at }) => ({
        answeredAt: new Date(sent_at).toISOString(),
        subject,
        answer: body,
      })),
    ]
  },

  async emails(reader) {
    const writers = await reader.selectFrom('messages').select('email').distinct().execute()
    const answered = await reader.selectFrom('answers').select('email').distinct().execute()
    return [...writers, ...answered].map(({ email }) => email.toLowerCase())
  },

  erasureBlocker: async () => null,

  async erase(trx, email) {
    await trx.deleteFrom('answers').where(ofPerson(email)).execute()
    const gone = await trx.deleteFrom('messages').where(ofPerson(email)).executeTakeFirst()
    return Number(gone.numDeletedRows)
  },

  entries: {
    async ids(trx) {
      const rows = await trx.selectFrom('messages').select('id').execute()
      return rows.map(({ id }) => id)
    },
    async erase(trx, id) {
      await trx.deleteFrom('answers').where('message_id', '=', id).execute()
      const gone = await trx.deleteFrom('messages').where('id', '=', id).executeTakeFirst()
      return gone.numDeletedRows > 0n
    },
  },
} satisfies PersonalDataSource
