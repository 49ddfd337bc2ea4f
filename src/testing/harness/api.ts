import type { Shop } from '#compose'
import { createApi } from '#http/app.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { startSession } from '#shop/people/identity/sessions.server.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import type { Lane } from '#testing/database/test-database.ts'
import { captureLog } from '#testing/fakes/captured-log.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { addPictures, samplePictures } from '#testing/fixtures/catalogue/products.ts'
import { stockShelf } from '#testing/fixtures/catalogue/shelf.ts'
import { holdPieces, sellPieces } from '#testing/fixtures/orders/orders.ts'
import { type ApiClient, type ApiClientOptions, bodyOf, createApiClient } from './api-client.ts'
import { createTestShop, type TestShopOptions } from './shop.ts'

export type ApiOptions = Omit<TestShopOptions, 'lane' | 'images'> & {
  /** Uses the picture store that the owner sets, instead of a store in memory. */
  ownStore?: boolean
}

export async function openApi(
  lane: Lane = 'sqlite',
  { ownStore = false, ...options }: ApiOptions = {},
) {
  const images = memoryStore()
  const { log, lines } = captureLog()
  const shop = await createTestShop({ log, ...options, lane, ...(!ownStore && { images }) })
  const app = createApi(shop)
  return {
    shop,
    images,
    app,
    lines,
    client: (client?: ApiClientOptions) => createApiClient(app, client),
    close: () => shop.close(),
  }
}

export type TestApi = Awaited<ReturnType<typeof openApi>>

export async function openStockedApi(lane: Lane = 'sqlite', env: Record<string, string> = {}) {
  const api = await openApi(lane, { env })
  await stockShelf(api.shop)
  return api
}

export const ownerLogin = { email: 'maren@heron.example', password: 'a-long-pass-phrase' }

export async function openOwnerApi(lane: Lane = 'sqlite', options: ApiOptions = {}) {
  const api = await openApi(lane, options)
  const { shop, client } = api
  await addPictures(shop.db, samplePictures)
  const owner = client()
  const overTls = shop.settings.storeSettings.current().publicUrl.startsWith('https:')
  owner.cookies.set(`${overTls ? '__Host-' : ''}atelier_session`, await signInOwner(shop))
  const guest = client()
  await bodyOf(guest.post('/api/users/create'))
  return {
    ...api,
    owner,
    guest,
    async colleague(role: StaffRole, name: string = role): Promise<ApiClient> {
      const { token } = await shop.identity.makeInvitation({ note: '', role, by: '' })
      const { password } = ownerLogin
      const signup = { name, email: `${name}@heron.example`, password, invitation: token }
      const colleague = client()
      await bodyOf(colleague.post('/api/users/create', signup))
      return colleague
    },
    stranger: client(),
    hold: holdPieces.bind(null, shop.db),
    sell: sellPieces.bind(null, shop.db),
  }
}

export type OwnerApi = Awaited<ReturnType<typeof openOwnerApi>>

let owner: Tables['users'] | undefined

/** Two password hashes take longer than all the rest: the first shop's owner is every shop's. */
async function signInOwner({ db, identity, clock }: Shop): Promise<string> {
  if (owner === undefined) {
    await identity.ensureOwner(ownerLogin)
    owner = await db.read.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  } else {
    const account = owner
    await db.transact((trx) => trx.insertInto('users').values(account).execute())
  }
  const { id, role } = owner
  return db.transact((trx) => startSession(trx, { id, role }, clock.now()))
}
