import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** The first account becomes the owner and the others partners: nearest to their rights before. */
export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
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

  await serialKey(schema.createTable('audit_trail'), 'id')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('target', 'text')
    .execute()
  await schema.createIndex('audit_trail_at').on('audit_trail').column('at').execute()
  await appendOnly(db, isPostgres(db))

  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await schema.createIndex('passkeys_of').on('passkeys').column('user_id').execute()

  await schema
    .createTable('one_time_codes')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (c) => c.notNull())
    .execute()

  await schema
    .createTable('recovery_codes')
    .addColumn('digest', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .execute()

  await schema
    .createTable('one_time_tokens')
    .addColumn('digest', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
}

/** The database itself refuses changed rows, and deletions within two years. */
async function appendOnly(db: Kysely<unknown>, onPostgres: boolean): Promise<void> {
  const twoYears = sql.lit(2 * 365 * 24 * 60 * 60 * 1000)
  const isYoung = sql`old.at > (select max(at) from audit_trail) - ${twoYears}`
  if (!onPostgres) {
    await sql`create trigger audit_trail_is_kept before update on audit_trail
      begin select raise(abort, 'the audit trail is append-only'); end`.execute(db)
    await sql`create trigger audit_trail_is_long before delete on audit_trail when ${isYoung}
      begin select raise(abort, 'the audit trail is append-only'); end`.execute(db)
    return
  }
  await sql`create function keep_audit_trail() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'UPDATE' or ${isYoung} then
        raise exception 'the audit trail is append-only';
      end if;
      return old;
    end $body$`.execute(db)
  await sql`create trigger audit_trail_is_kept before update or delete on audit_trail
    for each row execute function keep_audit_trail()`.execute(db)
}
