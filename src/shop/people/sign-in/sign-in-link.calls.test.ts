import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { createIdentity } from '#shop/people/identity/identity.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openOwnerApi, ownerLogin } from '#testing/harness/api.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('asking for a sign-in link', (lane) => {
  const api = each(() => openOwnerApi(lane))

  /** The kind and table of each statement in the transaction. */
  async function workOf(email: string): Promise<string[]> {
    const done: string[] = []
    const watch: KyselyPlugin = {
      transformQuery({ node }) {
        const [, table] =
          /"identifier":\{"kind":"IdentifierNode","name":"(\w+)"/.exec(JSON.stringify(node)) ?? []
        done.push(`${node.kind} ${table}`)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { db, clock, services } = api.shop
    const watched: typeof db = {
      ...db,
      transact: (work) => db.transact((trx) => work(trx.withPlugin(watch))),
    }
    const { sealing } = services
    await createIdentity({ db: watched, clock, sealing }).sendLink(email)
    return done
  }

  it('mails only the known address', async () => {
    await workOf(ownerLogin.email)
    await workOf('who@else.example')
    await api.shop.jobs.runDue()
    const stuck = await api.shop.db.read
      .selectFrom('outbox')
      .select(['state', 'attempts'])
      .where('topic', '=', 'mail.send')
      .execute()
    expect(stuck.filter(({ state }) => state === 'waiting')).toEqual([])
  })

  if (lane !== 'sqlite') return

  it('takes the same work for a known address, one with enough links, and an unknown one', async () => {
    const known = await workOf(ownerLogin.email)
    expect(known).toContain('InsertQueryNode outbox')
    for (let more = 0; more < 3; more++) await workOf(ownerLogin.email)
    expect(await workOf(ownerLogin.email)).toEqual(known)
    expect(await workOf('who@else.example')).toEqual(known)
  })
})
