import { Link } from 'react-router'
import type { Shop } from '#compose'
import {
  type ServiceName,
  type ServiceStatus,
  serviceNames,
} from '#services/connections/service.ts'
import { MailPart } from '#services/mail/mail-form.tsx'
import type { MailboxForm } from '#services/mail/mail-input.schema.ts'
import { PaymentsForm } from '#services/payments/payments-form.tsx'
import { type PicturesData, PicturesPart } from '#services/pictures/pictures-form.tsx'
import { PrintingForm } from '#services/printing/printing-form.tsx'
import { sectionAddress } from '#web/admin/location.ts'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { usePolling } from '#web/ui/hooks/use-polling.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import ways from '../../web/admin/list/list.module.css'
import { servicesCopy } from './copy.ts'
import styles from './services.module.css'

export const section = {
  at: 'services',
  label: servicesCopy.services,
  least: 'owner',
  help: 'payments',
  helpOf: { printing: 'printer', mail: 'mail', pictures: 'pictures' },
  load,
} satisfies Section

async function load(shop: Shop, { id }: SectionRequest) {
  const states = await shop.services.states()
  const service = states.find(({ name }) => name === id) ?? null
  const mailbox = id === 'mail' ? await shop.services.mailbox.form() : null
  const { pictureStore } = shop.services
  const pictures =
    id === 'pictures'
      ? { form: await pictureStore.form(), move: await pictureStore.status() }
      : null
  return { name: service && servicesCopy.titles[service.name], service, states, mailbox, pictures }
}

interface ServicesProps {
  service: ServiceStatus | null
  states: ServiceStatus[]
  mailbox: MailboxForm | null
  pictures: PicturesData | null
}

const lookAgain = 3000

export default function ServicesScreen({ service, states, ...data }: ServicesProps) {
  return service ? <Service service={service} {...data} /> : <ServiceList states={states} />
}

function serviceAddress(name: ServiceName): string {
  return name === 'feed' ? sectionAddress('instagram') : sectionAddress('services', name)
}

const isAsItComes = ({ state, mend }: ServiceStatus) => state === 'unset' && mend === null

function ServiceList({ states }: { states: ServiceStatus[] }) {
  const ordered = states.toSorted(
    (a, b) => serviceNames.indexOf(a.name) - serviceNames.indexOf(b.name),
  )
  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <p className={prose.soft}>{servicesCopy.lead}</p>
      <ul className={`${layout.stack} ${surface.ruled}`}>
        {ordered.map((each) => (
          <li key={each.name}>
            <Link to={serviceAddress(each.name)} className={styles.service}>
              <span className={`${layout.words4} ${layout.middle} ${layout.apart}`}>
                <strong className={styles.title}>{servicesCopy.titles[each.name]}</strong>
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

type ServiceProps = Omit<ServicesProps, 'service' | 'states'> & { service: ServiceStatus }

function Service({ service, mailbox, pictures }: ServiceProps) {
  const { name, state, says, mend, facts } = service
  usePolling(state === 'waiting' || pictures?.move.state === 'moving' ? lookAgain : null)
  return (
    <div className={`${layout.stack6} ${layout.column}`}>
      <section
        className={styles.standing}
        data-state={isAsItComes(service) ? undefined : state}
        role="status"
      >
        <p>{says}</p>
        {mend && <p>{mend}</p>}
        {state === 'machine' && <p>{servicesCopy.onMachine}</p>}
        {name === 'pictures' && state === 'unset' && <p>{servicesCopy.picturesHere}</p>}
      </section>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {service.provider === 'printful' && state !== 'trouble' && (
        <p className={`${layout.words5} ${ways.ways}`}>
          <Link to={sectionAddress('printer')}>{servicesCopy.printful.products}</Link>
        </p>
      )}
      {name === 'mail' && <MailPart service={service} mailbox={mailbox} />}
      {name === 'printing' && state !== 'machine' && <PrintingForm service={service} />}
      {pictures && <PicturesPart {...pictures} isOwn={state !== 'machine'} />}
      {name === 'payments' && state !== 'machine' && <PaymentsForm service={service} />}
    </div>
  )
}
