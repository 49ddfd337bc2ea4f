import { type MiddlewareFunction, redirect } from 'react-router'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import type { Route } from './+types/admin'
import { Bench } from './admin-layout.tsx'
import { type Badges, countOf } from './badges.ts'
import { Home } from './home/home-screen.tsx'
import { loadBadges } from './load-badges.server.ts'
import { type Desk, loadDesk } from './load-desk.server.ts'
import { homeTitle, placeOf, titleOf } from './location.ts'
import { HotScreen } from './products/choose-hot-product.tsx'
import { DeleteScreen } from './products/delete-products.tsx'
import { EditHeroes, EditPieces } from './products/edit-products.tsx'
import { itemOf, itemOfHero } from './products/item.ts'
import { FormScreen } from './products/product-editor.tsx'
import { nameInRoom, RoomScreen } from './rooms.tsx'
import { AdminTrouble, useLastName } from './trouble.tsx'

/**
 * Nobody and guests are sent home, by whichever door they came: React Router's '.data' address runs
 * the same middleware (design §7).
 */
const ownersOnly: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(visitorContext)?.role !== 'admin') throw redirect('/')
}

export const middleware = [ownersOnly]

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const search = new URL(request.url).searchParams
  const place = placeOf(search)
  const { userId = '', email } = context.get(visitorContext) ?? {}
  const [desk, studio, badges] = await Promise.all([
    loadDesk(shop, place, search, userId),
    shop.settings.studio(),
    loadBadges(shop),
  ])
  return { place, desk, badges, studioName: studio.studioName, email: email ?? '' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const place = loaderData?.place
  const title = place ? titleOf(place) : homeTitle
  const name = loaderData ? ` · ${loaderData.studioName}` : ''
  const waiting = loaderData ? countOf(loaderData.badges) : 0
  const count = waiting > 0 ? `(${waiting}) ` : ''
  return [{ title: `${count}${title}${name}` }, { name: 'robots', content: 'noindex' }]
}

/** The studio's back room (specification §2, Admin): one page, whose address says the place. */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const { place, desk, badges, studioName, email } = loaderData
  useLastName(studioName)
  return (
    <Bench
      place={place}
      name={subjectName(desk)}
      badges={badges}
      studioName={studioName}
      email={email}
    >
      <Screen desk={desk} badges={badges} />
    </Bench>
  )
}

function Screen({ desk, badges }: { desk: Desk; badges: Badges }) {
  switch (desk.screen) {
    case 'home':
      return <Home {...desk} badges={badges} />
    case 'form':
      return <FormScreen key={`${desk.thing}-${desk.id}`} {...desk} />
    case 'heroes':
      if (desk.deed === 'edit') return <EditHeroes heroes={desk.heroes} />
      return <DeleteScreen thing="hero" items={desk.heroes.map(itemOfHero)} />
    case 'pieces':
      if (desk.deed === 'edit') return <EditPieces thing={desk.thing} pieces={desk.pieces} />
      if (desk.deed === 'hot') return <HotScreen {...desk} />
      return <DeleteScreen thing={desk.thing} items={desk.pieces.map(itemOf)} />
    case 'room':
      return <RoomScreen desk={desk} />
  }
}

/** What the piece that is being edited is called: the last of the breadcrumbs. */
function subjectName(desk: Desk): string | null {
  if (desk.screen === 'room') return nameInRoom(desk)
  if (desk.screen !== 'form' || !desk.subject) return null
  if (!('product' in desk.subject)) return desk.subject.name
  const { product } = desk.subject
  return product.kind === 'prints' ? product.name : product.printName
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminTrouble error={error} />
}
