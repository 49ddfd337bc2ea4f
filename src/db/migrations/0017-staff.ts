import { type Kysely, sql } from 'kysely'

/**
 * Roles of the staff. Of the accounts there are, the first becomes the owner and the others partners,
 * which is nearest to what they could do before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('users').addColumn('staff_role', 'text').execute()
  await sql`update users set staff_role = 'partner' where role = 'admin'`.execute(db)
  await sql`update users set staff_role = 'owner' where id in
    (select id from users where role = 'admin' order by created_at, id limit 1)`.execute(db)

  await schema.alterTable('sessions').addColumn('seen_at', 'bigint').execute()
  await schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute()
  await schema.alterTable('sessions').addColumn('proved_by', 'text').execute()

  await schema
    .alterTable('invitations')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('partner'))
    .execute()
  await schema.alterTable('invitations').addColumn('invited_by', 'text').execute()
}
