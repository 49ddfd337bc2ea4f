/* Works of the studio that aren't for sale, go to sale, and come back. */
import { pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { unitsOf } from './invariants.ts'
import { changeStock, type Studio } from './studio.ts'
import type { Action, World } from './world.ts'

const name = 'Harbour wall'
const pictures = { location: pictureAt('main'), candidLocation: pictureAt('second') }
const shown = { ...pictures, name, making: 'not_for_sale', saleNote: 'private_collection' }
const offered = { ...pictures, name, making: 'one_of_a_kind', price: 240, sizes: [] }

async function works(world: World, studio: Studio) {
  const { body } = await world.ask(studio.owner, 'GET', '/api/prints')
  const prints = body as { id: number; name: string; making: string }[]
  return prints.filter((print) => print.name === name)
}

const hang: Action<Studio> = async (world, studio) => {
  const send = () => world.ask(studio.owner, 'POST', '/api/prints/create', shown)
  return changeStock(studio, { key: null, delta: 0, kind: 'prints' }, send)
}

const move: Action<Studio> = async (world, studio) => {
  const work = world.pick(await works(world, studio))
  if (!work) return undefined
  const key = `prints/${work.id}/`
  const isShown = work.making === 'not_for_sale'
  const send = async () => {
    const path = `/api/prints/update/id/${work.id}`
    const answer = await world.ask(studio.owner, 'PUT', path, isShown ? offered : shown)
    // Sold meanwhile, there was none left to take off sale.
    const put = studio.ledger.put.get(key) ?? 0
    const isSold = !isShown && ((await unitsOf(world)).get(key) ?? 0) === put
    return { ...answer, ...(isSold && { delta: 0 }) }
  }
  return changeStock(studio, { key, delta: isShown ? 1 : -1 }, send)
}

export const worksActions: Record<string, readonly [weight: number, action: Action<Studio>]> = {
  'shows a work': [1, hang],
  'moves a work to sale or back': [4, move],
}
