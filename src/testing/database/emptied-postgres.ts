/* Creating a database takes 200 ms, emptying it 10 ms: the next test gets a closed one. */
import { Client } from 'pg'
import { openDatabase } from '#platform/db/open.ts'
import { postgresServer } from './postgres-server.ts'

const template = 'migrated'
const closed: string[] = []
let emptying: Promise<string> | undefined
let made = 0

/** The URL of a database with no rows but the migrations'. */
export async function emptiedPostgres(): Promise<string> {
  emptying ??= makeTemplate()
  const statements = await emptying
  const url = closed.pop()
  if (!url) return createDatabase(`template ${template}`)
  const [changes] = await onPostgres(url, [endOthers, 'select count(*) from testing.changes'])
  if (changes?.count === '0') {
    await onPostgres(url, [statements])
    return url
  }
  await dropDatabase(url)
  return emptiedPostgres()
}

/** Nobody may use the database afterwards. */
export function giveBack(url: string): void {
  closed.push(url)
}

export async function createDatabase(like = ''): Promise<string> {
  const { url } = await postgresServer()
  made += 1
  await onPostgres(url('postgres'), [`create database test_${made} ${like}`])
  return url(`test_${made}`)
}

export async function dropDatabase(url: string): Promise<void> {
  const server = await postgresServer()
  const name = new URL(url).pathname.slice(1)
  await onPostgres(server.url('postgres'), [`drop database ${name} with (force)`])
}

/** A killed process of the test before may still be known to the server. */
const endOthers = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** No note of "create table if not exists" that creates nothing. */
const noteChangesOfSchema = `
  create schema testing;
  create table testing.changes (at timestamptz);
  create function testing.note_made() returns event_trigger language plpgsql as
    'begin insert into testing.changes select now() from pg_event_trigger_ddl_commands(); end';
  create function testing.note_dropped() returns event_trigger language plpgsql as
    'begin insert into testing.changes values (now()); end';
  create event trigger made on ddl_command_end execute function testing.note_made();
  create event trigger dropped on sql_drop execute function testing.note_dropped()`

/** Answers the statements that empty a database made from it. */
async function makeTemplate(): Promise<string> {
  const server = await postgresServer()
  const url = server.url(template)
  await onPostgres(server.url('postgres'), [`create database ${template}`])
  await (await openDatabase({ url, dataDir: '' })).close()
  const tables = await onPostgres(url, [
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  ])
  const refilled: string[] = []
  for (const { name } of tables) {
    const all = `select quote_literal(json_agg(one)::text) as rows from ${name} one`
    const [{ rows } = {}] = await onPostgres(url, [all])
    const values = `select * from json_populate_recordset(null::${name}, ${rows})`
    if (rows) refilled.push(`insert into ${name} overriding system value ${values}`)
  }
  const sequences = await onPostgres(url, [
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as again
    from pg_sequences where schemaname = 'public'`,
  ])
  await onPostgres(url, [noteChangesOfSchema])
  return [
    // Without triggers no row has to wait for the rows that it refers to.
    'set session_replication_role = replica',
    ...tables.map(({ name }) => `delete from ${name}`),
    ...refilled,
    ...sequences.map(({ again }) => again),
  ].join(';\n')
}

/** Answers the last statement's rows. */
async function onPostgres(url: string, statements: string[]): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, string>[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } finally {
    await client.end()
  }
}
