import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { ServiceName, ServiceStatus } from '#services/connections/service.ts'
import type { Loaded, Section, SectionPart, SectionRequest } from '#web/admin/section.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { lookAgain, type ServiceEntry, type ServiceFormProps } from './connection-form.tsx'
import { servicesCopy } from './copy.ts'
import styles from './services.module.css'

interface FormFile {
  default: ComponentType<ServiceFormProps<never>>
  entry: ServiceEntry
  load?(shop: Shop): Promise<unknown>
}

const forms = import.meta.glob<FormFile>('../*/form.tsx', { eager: true })

function partsOf(): Record<string, SectionPart> {
  const parts = Object.entries(forms).map(([file, { entry }]) => {
    const { label, help, ...menu } = entry
    return [file.split('/')[1], { label, help, menu: { group: 'settings', ...menu } }]
  })
  return Object.fromEntries(parts)
}

export const section = {
  at: 'services',
  label: servicesCopy.services,
  least: 'owner',
  parts: partsOf(),
  help: 'payments',
  load,
} satisfies Section

const formOf = (name: ServiceName) => forms[`../${name}/form.tsx`]

async function load(shop: Shop, { id }: SectionRequest) {
  const states = await shop.services.states()
  const service = states.find(({ name }) => name === id) ?? null
  const data = service && (await formOf(service.name)?.load?.(shop))
  const { titles } = shop.services
  return { name: service && titles[service.name], service, states, titles, data }
}

type ServicesProps = Loaded<typeof section>

export default function ServicesScreen({ service, data, ...list }: ServicesProps) {
  return service ? <OneService service={service} data={data} /> : <ServiceList {...list} />
}

function serviceAddress(name: ServiceName): string {
  return name === 'feed' ? adminSectionPath('social-feed') : adminSectionPath('services', name)
}

const tones: Partial<Record<ServiceStatus['state'], string>> = {
  unset: 'waiting',
  waiting: 'waiting',
  trouble: 'bad',
}

const isAsItComes = ({ state, mend }: ServiceStatus) => state === 'unset' && mend === null

function ServiceList({ states, titles }: Pick<ServicesProps, 'states' | 'titles'>) {
  return (
    <div className={`${layout.stack6} ${layout.sized}`}>
      <p className={`${prose.soft} ${layout.column}`}>{servicesCopy.lead}</p>
      <ul className={`${styles.list} ${surface.ruled}`}>
        {states.map((each) => (
          <li key={each.name}>
            <Link to={serviceAddress(each.name)} className={styles.service}>
              <span className={`${layout.words4} ${layout.middle} ${layout.apart}`}>
                <strong className={styles.title}>{titles[each.name]}</strong>
                {!isAsItComes(each) && (
                  <span className={styles.state} data-state={each.state}>
                    {servicesCopy.states[each.state]}
                  </span>
                )}
              </span>
              <span className={prose.soft}>{each.says}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OneService({ service, data }: ServiceFormProps) {
  const { name, state, says, mend, facts } = service
  usePolling(state === 'waiting' ? lookAgain : null)
  const Form = formOf(name)?.default
  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <section
        className={surface.status}
        data-tone={isAsItComes(service) ? 'plain' : tones[state]}
        role="status"
      >
        <p>{says}</p>
        {mend && <p>{mend}</p>}
        {state === 'machine' && <p>{servicesCopy.onMachine}</p>}
        {name === 'pictures' && state === 'unset' && <p>{servicesCopy.picturesHere}</p>}
      </section>
      {facts.length > 0 && (
        <dl className={surface.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {Form && <Form service={service} data={data as never} />}
    </div>
  )
}
