import { Form, Link } from 'react-router'
import type { Shop } from '#compose'
import type { Named } from '#platform/addresses/named.ts'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { type AuditEntry, auditQuerySchema } from '#shop/people/audit/audit.schema.ts'
import { parseAuditFilter } from '#shop/people/audit/audit.ts'
import { dayWords, timeWords } from '#web/admin/list/days.ts'
import { useSaveFile } from '#web/admin/list/use-save-file.ts'
import { readNames } from '#web/admin/search/names.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from './audit-screen.module.css'
import { auditCopy } from './copy.ts'
import { targetWords } from './target-words.ts'

export const section = {
  at: 'audit',
  label: auditCopy.auditTrail,
  least: 'owner',
  menu: { group: 'upkeep', place: 60, keywords: auditCopy.keywords },
  help: 'staff',
  load,
} satisfies Section

const perPage = 100

interface AuditSearch {
  person: string
  action: string
  from: string
  to: string
}

async function load(shop: Shop, { search }: SectionRequest) {
  const asked = auditQuerySchema(shop.identity.auditWords).safeParse(Object.fromEntries(search))
  const query = asked.success ? asked.data : {}
  const { timeZone } = await shop.settings.studio()
  const [found, people] = await Promise.all([
    // Reads one entry more, to know whether there are older ones.
    shop.identity.audit({ ...parseAuditFilter(query, timeZone), limit: perPage + 1 }),
    shop.identity.staff(),
  ])
  const entries = found.slice(0, perPage)
  const more = found.length > perPage
  const ids = entries.flatMap(({ target }) => target?.split(':')[1] ?? [])
  const named = await readNames(shop, ids)
  const names = Object.fromEntries(named.map((one) => [one.target, one]))
  const { person = '', action = '', from = '', to = '' } = query
  const filter: AuditSearch = { person, action, from, to }
  const clear = asked.success
  const clocks = { now: shop.clock.now(), zone: timeZone }
  const words = shop.identity.auditWords()
  return { entries, more, people, names, words, filter, clear, clocks }
}

type AuditScreenProps = Loaded<typeof section>

export default function AuditScreen(props: AuditScreenProps) {
  const { entries, more, people, names, words, filter, clear, clocks } = props
  const days = Map.groupBy(entries, ({ at }) => dayWords(at, clocks))
  const last = entries.at(-1)
  const rest = new URLSearchParams({ ...filter, before: String(last?.id) })
  return (
    <div className={`${layout.stack5} ${layout.sized} ${styles.section}`}>
      <p className={styles.intro}>{auditCopy.intro}</p>
      <Filter people={people} words={words} filter={filter} />
      {!clear && <p role="alert">{auditCopy.unclear}</p>}
      {entries.length === 0 && <p role="status">{auditCopy.none}</p>}
      {[...days].map(([day, of]) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <ul className={surface.ruled}>
            {of.map((entry) => (
              <Entry key={entry.id} entry={entry} names={names} words={words} zone={clocks.zone} />
            ))}
          </ul>
        </section>
      ))}
      {more && (
        <Link to={`${adminSectionPath('audit')}&${rest}`} className={layout.first}>
          {auditCopy.older}
        </Link>
      )}
      {entries.length > 0 && <SaveTable filter={filter} />}
    </div>
  )
}

interface EntryProps extends Pick<AuditScreenProps, 'names' | 'words'> {
  entry: AuditEntry
  zone: string
}

function Entry({ entry, names, words, zone }: EntryProps) {
  const { at, actor, actorName, action, target, targetName } = entry
  const byMachine = action === 'password.reset'
  const nobody = byMachine ? auditCopy.machine : auditCopy.nobody
  return (
    <li className={styles.entry}>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {timeWords(at, zone)}
      </time>
      <span>
        <span className={prose.strong}>{actorName ?? actor?.slice(0, 8) ?? nobody}</span>{' '}
        {words[action] ?? action}
      </span>
      {target && (
        <span className={styles.target}>
          {targetName ?? <Target target={target} named={names[target]} />}
        </span>
      )}
    </li>
  )
}

function Target({ target, named }: { target: string; named: Named | undefined }) {
  if (named?.path) return <Link to={named.path}>{named.name}</Link>
  if (named) return named.name
  return targetWords(target)
}

function Filter({ people, words, filter }: Pick<AuditScreenProps, 'people' | 'words' | 'filter'>) {
  const className = `${control.well} ${styles.input}`
  const input = (name: keyof AuditSearch) => ({ name, className, defaultValue: filter[name] })
  return (
    <Form method="get" action={pagePaths.admin} className={`${layout.row4} ${layout.end}`}>
      <input type="hidden" name="at" value="audit" />
      <label className={styles.field}>
        {auditCopy.person}
        <select {...input('person')}>
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
        <select {...input('action')}>
          <option value="">{auditCopy.anything}</option>
          {byWords(words).map(([action, told]) => (
            <option key={action} value={action}>
              {told}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {auditCopy.from}
        <input type="date" {...input('from')} />
      </label>
      <label className={styles.field}>
        {auditCopy.to}
        <input type="date" {...input('to')} />
      </label>
      <Button type="submit" variant="quiet">
        {auditCopy.show}
      </Button>
    </Form>
  )
}

/** The trail's own names mean nothing to the owner. */
function byWords(words: AuditScreenProps['words']) {
  return Object.entries(words).sort(([, a], [, b]) => a.localeCompare(b, 'en'))
}

function SaveTable({ filter }: { filter: AuditSearch }) {
  const { busy, save } = useSaveFile(auditCopy.saveFailed)
  const chosen = Object.entries(filter).filter(([, value]) => value !== '')
  const query = Object.fromEntries(chosen)
  const address = addressOf('GET /api/audit/export.csv', { query })
  return (
    <div>
      <Button variant="quiet" busy={busy} onClick={() => void save(address)}>
        {auditCopy.save}
      </Button>
    </div>
  )
}
