import { Form, Link } from 'react-router'
import type { Shop } from '#compose'
import { adminPathOf, pagePaths } from '#kernel/page-paths.ts'
import { auditQuerySchema } from '#shop/identity/audit.schema.ts'
import { type AuditEntry, auditActions, auditFilterOf } from '#shop/identity/audit.ts'
import type { StaffMember } from '#shop/identity/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { type Clocks, dayWords, timeWords } from '../days.ts'
import type { SectionRequest } from '../load-screen.server.ts'
import { auditCopy, auditWords } from './audit-copy.ts'
import styles from './audit-screen.module.css'
import { SaveTable } from './save-table.tsx'

/** The filter as it stands in the address; what can't be meant is left out. */
export interface AuditSearch {
  person: string
  action: string
  from: string
  to: string
}

export async function loader(shop: Shop, { search }: SectionRequest) {
  const asked = auditQuerySchema.safeParse(Object.fromEntries(search))
  const query = asked.success ? asked.data : {}
  const { timeZone } = await shop.settings.studio()
  const [entries, people] = await Promise.all([
    shop.identity.audit(auditFilterOf(query, timeZone)),
    shop.identity.staff(),
  ])
  const { person = '', action = '', from = '', to = '' } = query
  const filter: AuditSearch = { person, action, from, to }
  const clear = asked.success
  return { entries, people, filter, clear, clocks: { now: shop.clock.now(), zone: timeZone } }
}

interface AuditScreenProps {
  entries: readonly AuditEntry[]
  people: readonly StaffMember[]
  filter: AuditSearch
  /** Whether the address asked for something that can be meant. */
  clear: boolean
  clocks: Clocks
}

/** What was done in the shop, by whom, when and to what. */
export default function AuditScreen({ entries, people, filter, clear, clocks }: AuditScreenProps) {
  const last = entries.at(-1)
  const rest = new URLSearchParams({ ...filter, before: String(last?.id) })
  return (
    <div className={styles.section}>
      <p className={styles.intro}>{auditCopy.intro}</p>
      <Filter people={people} filter={filter} />
      {!clear && <p role="alert">{auditCopy.unclear}</p>}
      {entries.length === 0 && <p role="status">{auditCopy.none}</p>}
      {byDay(entries, clocks).map(({ day, of }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <ul className={styles.list}>
            {of.map((entry) => (
              <Entry key={entry.id} entry={entry} zone={clocks.zone} />
            ))}
          </ul>
        </section>
      ))}
      {entries.length === 100 && (
        <Link to={`${adminPathOf('audit')}&${rest}`} className={styles.older}>
          {auditCopy.older}
        </Link>
      )}
      {entries.length > 0 && <SaveTable filter={filter} />}
    </div>
  )
}

function Entry({ entry, zone }: { entry: AuditEntry; zone: string }) {
  const { at, actor, actorName, action, target, targetName } = entry
  const byMachine = action === 'password.reset'
  const nobody = byMachine ? auditCopy.machine : auditCopy.nobody
  return (
    <li className={styles.entry}>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {timeWords(at, zone)}
      </time>
      <span>
        <span className={styles.who}>{actorName ?? actor?.slice(0, 8) ?? nobody}</span>{' '}
        {auditWords[action]}
      </span>
      {target && <span className={styles.target}>{targetName ?? shortTarget(target)}</span>}
    </li>
  )
}

/** 'imports:90df64ed…' -> 'imports 90df64ed': the beginning of a long id tells it apart. */
function shortTarget(target: string): string {
  return target.replace(':', ' ').replace(/\b([0-9a-f]{8})[0-9a-f]{24}\b/, '$1')
}

function Filter({ people, filter }: Pick<AuditScreenProps, 'people' | 'filter'>) {
  const choices = auditActions.map((action) => [action, auditWords[action]] as const)
  return (
    <Form method="get" action={pagePaths.admin} className={styles.filter}>
      <input type="hidden" name="at" value="audit" />
      <label className={styles.field}>
        {auditCopy.person}
        <select name="person" defaultValue={filter.person} className={styles.input}>
          <option value="">{auditCopy.anybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {auditCopy.action}
        <select name="action" defaultValue={filter.action} className={styles.input}>
          <option value="">{auditCopy.anything}</option>
          {choices.map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {auditCopy.from}
        <input type="date" name="from" defaultValue={filter.from} className={styles.input} />
      </label>
      <label className={styles.field}>
        {auditCopy.to}
        <input type="date" name="to" defaultValue={filter.to} className={styles.input} />
      </label>
      <Button type="submit" look="quiet">
        {auditCopy.show}
      </Button>
    </Form>
  )
}

function byDay(entries: readonly AuditEntry[], clocks: Clocks) {
  const days: { day: string; of: AuditEntry[] }[] = []
  for (const entry of entries) {
    const day = dayWords(entry.at, clocks)
    const last = days.at(-1)
    if (last?.day === day) last.of.push(entry)
    else days.push({ day, of: [entry] })
  }
  return days
}
