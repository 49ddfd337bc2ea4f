import type { ReactNode } from 'react'
import { data, useActionData } from 'react-router'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { dateInWords } from '#platform/time/zone.ts'
import type { PageHandle } from '#root'
import { textInWords } from '#shop/catalogue/personalisation/personalisation.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { type PackedOrder, staysHere } from '#shop/orders/back-office/owner-order.ts'
import { parcelToPack } from '#shop/orders/back-office/to-ship.ts'
import { recipientLines } from '#shop/orders/record/addresses/address-lines.ts'
import admin from '#web/admin/admin.module.css'
import { type Badges, loadBadges } from '#web/admin/badges.ts'
import { timeWords } from '#web/admin/list/days.ts'
import { homeTitle } from '#web/admin/location.ts'
import { MenuContext, type MenuGroup, titlesIn } from '#web/admin/menu-groups.ts'
import { menuFor } from '#web/admin/sections.server.ts'
import { TabBar } from '#web/admin/tab-bar.tsx'
import { answerPageForm } from '#web/form/plain/answer-page-form.server.ts'
import {
  PageForm,
  type PageFormRefusal,
  repeated,
  usePageRefusal,
} from '#web/form/plain/page-form.tsx'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import type { Route } from './+types/packing'
import { packingCopy as copy } from './copy.ts'

/** A plain page, which public/worker.js keeps for reading without a network. */
export const handle: PageHandle = { scripts: 'none', frame: 'none', app: 'admin' }

const most = 100

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { staffRole = null } = context.get(visitorContext) ?? {}
  if (staffRole === null) throw data(null, { status: 404 })
  const { orders } = shop.admin
  const search = { filter: 'to-ship', search: '', limit: most, oldestFirst: true } as const
  const [rows, badges, carrier, { country }, { timeZone }] = await Promise.all([
    orders.list(search),
    loadBadges(shop),
    orders.lastCarrier(),
    shop.settings.storeSettings.read(),
    shop.settings.studio(),
  ])
  const packed = rows.length > 0 ? await orders.toPack(rows.map(({ id }) => id)) : []
  const toPack = packed.flatMap((order) => entryOf(order, country, carrier) ?? [])
  return {
    toPack,
    isMore: rows.length === most,
    badges,
    menu: menuFor(staffRole),
    at: momentInWords(shop.clock.now(), timeZone),
    mails: shop.services.mailbox.isConnected(),
  }
}

export const action = answerPageForm

const momentInWords = (at: number, zone: string) =>
  `${timeWords(at, zone)}, ${dateInWords(at, zone)}`

function entryOf(order: PackedOrder, country: string, carrier: string) {
  const parcel = parcelToPack(order)
  if (!parcel) return null
  const { id, number, version, buyer, shipTo } = order
  return {
    id,
    number,
    version,
    carrier,
    waits: staysHere(order),
    isPickup: shipTo === null,
    to: recipientLines(shipTo, buyer.name, country),
    kind: parcel.kind,
    together: parcel.together,
    pieces: parcel.lines.map((line) => ({
      quantity: line.left,
      name: [line.name, ...saleItemDetails(line, 'inches')].join(' · '),
      text: textInWords(line).join(),
    })),
  }
}

export function meta() {
  return [{ title: copy.title }, { name: 'robots', content: 'noindex' }]
}

export default function Packing({ loaderData }: Route.ComponentProps) {
  const { toPack, isMore, at, mails, badges, menu } = loaderData
  const refusal = useActionData<PageFormRefusal>()
  return (
    <Frame badges={badges} menu={menu}>
      <header className={layout.stack2}>
        <h1 className={prose.title1}>{copy.title}</h1>
        <p className={prose.hint}>
          {copy.asOf(at)} {copy.offline} {mails && copy.emails}
        </p>
      </header>
      {refusal && !refusal.field && (
        <p role="alert" className={prose.wrong}>
          {copy.problem(refusal.code, refusal.message)}
        </p>
      )}
      {toPack.length === 0 && <p>{copy.none}</p>}
      {isMore && <p>{copy.more(toPack.length)}</p>}
      <div className={layout.halves}>
        {toPack.map((order) => (
          <Order key={order.id} {...order} />
        ))}
      </div>
    </Frame>
  )
}

const here = { section: 'orders', id: null }

/** The admin's, as far as it works without scripts and without a network. */
function Frame({ badges, menu, children }: FrameProps) {
  const steps = [
    { name: homeTitle, to: pagePaths.admin },
    { name: titlesIn(menu).get(here.section) ?? '', to: adminSectionPath(here.section) },
    { name: copy.title },
  ]
  return (
    <MenuContext value={menu}>
      <div className={admin.layout}>
        <Breadcrumb admin steps={steps} />
        <TabBar location={here} badges={badges} />
        <main id="main" className={admin.work}>
          {children}
        </main>
      </div>
    </MenuContext>
  )
}

interface FrameProps {
  badges: Badges
  menu: readonly MenuGroup[]
  children: ReactNode
}

function Order({ number, to, ...parcel }: OrderEntry) {
  return (
    <article
      className={`${surface.card} ${layout.stack3} ${layout.top}`}
      aria-labelledby={`order-${number}`}
    >
      <h2 id={`order-${number}`} className={prose.title3}>
        {copy.order(number)}
      </h2>
      {parcel.isPickup && <p>{copy.pickup}</p>}
      <address className={`${layout.stack} ${prose.wraps}`}>
        {to.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Parcel {...parcel} />
    </article>
  )
}

type OrderEntry = NonNullable<ReturnType<typeof entryOf>>
type ParcelProps = Omit<OrderEntry, 'number' | 'to'>

function Parcel(parcel: ParcelProps) {
  const { id, version, waits, isPickup, kind, together, pieces, carrier } = parcel
  const to = addressOf('POST /api/orders/id/{id}/ship', { path: { id } })
  /** By this address public/worker.js shows which parcels wait for a network. */
  const address = `${to}?kind=${kind}`
  const refusal = usePageRefusal(to)
  return (
    <PageForm to={to} className={layout.stack3}>
      <ul className={`${layout.stack} ${prose.strong}`}>
        {pieces.map(({ name, text, quantity }) => (
          <li key={name + text}>
            {quantity} × {name}
            {text && ' · '}
            {text && <bdi>{text}</bdi>}
          </li>
        ))}
      </ul>
      <input type="hidden" name="kind" value={kind} />
      {together && <input type="hidden" name="together" value="true" />}
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="from" value={pagePaths.packing} />
      {waits ? (
        <p className={prose.wrong}>{copy.dontShip}</p>
      ) : (
        <div data-unsent={address}>
          <div className={`${layout.row3} ${layout.end}`}>
            {!isPickup && (
              <>
                <Line label={copy.carrier} {...repeated(refusal, 'carrier', carrier)} />
                <Line label={copy.tracking} {...repeated(refusal, 'trackingNumber')} />
              </>
            )}
            <Button type="submit">{isPickup ? copy.ready : copy.sent}</Button>
          </div>
          {refusal?.failure.field && (
            <p role="alert" className={prose.wrong}>
              {refusal.failure.message}
            </p>
          )}
        </div>
      )}
      <p hidden data-waiting={address} className={prose.strong}>
        {copy.waiting}
      </p>
    </PageForm>
  )
}

function Line({ label, ...input }: { label: string } & ReturnType<typeof repeated>) {
  return (
    <label className={`${layout.stack1} ${layout.grows} ${prose.strong}`}>
      {label}
      <input {...input} className={`${control.well} ${control.entry}`} autoComplete="off" />
    </label>
  )
}
