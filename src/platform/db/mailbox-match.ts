import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { mailboxOf } from '#platform/network/mailbox.ts'

/** For a `where`: the column's address reaches the same mailbox as `address`. */
export function isMailbox(column: string, address: string): RawBuilder<SqlBool> {
  const { name, hosts, isDotless } = mailboxOf(address)
  const stored = sql`lower(${sql.ref(column)})`
  const rules = hosts.map((host) => {
    if (!isDotless) return nameAt(stored, name, host)
    const undotted = nameAt(sql`replace(${stored}, '.', '')`, name, host.replaceAll('.', ''))
    return sql`(${stored} like ${`%@${host}`} and ${undotted})`
  })
  return sql<SqlBool>`(${sql.join(rules, sql` or `)})`
}

function nameAt(stored: RawBuilder<unknown>, name: string, host: string): RawBuilder<unknown> {
  const tagged = `${escaped(name)}+%@${escaped(host)}`
  return sql`(${stored} = ${`${name}@${host}`} or ${stored} like ${tagged} escape '\\')`
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
