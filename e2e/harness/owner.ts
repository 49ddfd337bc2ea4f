import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { Theme } from '#shop/store/theme/theme.ts'
import { onceMore, owner } from './settings.ts'

export interface Piece {
  id: number
  path: string
  name: string
  /** The kind of product, 'Work shirt'; '' for prints. */
  descName: string
}

type Facts = Record<string, string | number | boolean | null | readonly object[]>
export type Owner = Awaited<ReturnType<typeof signIn>>

/** Uses the token, so it keeps working when the request context has another session. */
export async function signIn(request: APIRequestContext) {
  await read(await request.post('/api/users/login', { data: owner }))
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name.endsWith('atelier_session'))?.value ?? ''
  const headers = { Authorization: `Bearer ${token}` }
  const pictures = await demoPictures(request)

  async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) {
    return (await read(await request.fetch(path, { method, headers, data, ...onceMore }))) as {
      id: number
    }
  }

  return {
    token,

    async makePrint(facts: Facts = {}): Promise<Piece> {
      const name = newName('Owl')
      const made = await send('POST', '/api/prints/create', {
        name,
        dimensions: 'square',
        smallPrice: 21,
        mediumPrice: 34.5,
        largePrice: 48,
        smallVariantId: randomUUID(),
        mediumVariantId: randomUUID(),
        largeVariantId: randomUUID(),
        ...pictures.prints,
        ...facts,
      })
      return {
        id: made.id,
        path: `/image/${made.id}`,
        name: String(facts.name ?? name),
        descName: '',
      }
    },

    async makeShirt(facts: Facts = {}): Promise<Piece> {
      const piece = { printName: newName('Badger'), descName: 'Work shirt', price: 64, ...facts }
      const made = await send('POST', '/api/clothing/create', { ...pictures.clothing, ...piece })
      return own(`/clothing/${made.id}`, made.id, piece)
    },

    async makeSticker(quantity: number, facts: Facts = {}): Promise<Piece> {
      const piece = { printName: newName('Newt'), descName: 'Vinyl sticker', price: 4.5, ...facts }
      const made = await send('POST', '/api/merch/create', {
        ...pictures.merch,
        ...piece,
        quantity,
      })
      return own(`/merch/${made.id}`, made.id, piece)
    },

    /** No menu links it, so it shows only the test's products. */
    async makeGallery(): Promise<{ id: number; slug: string }> {
      const slug = `gallery-${newNumber()}`
      const form = { title: slug, slug, words: '', picture: null, hidden: true }
      const { id } = await send('POST', '/api/collections/create', { type: 'gallery', ...form })
      return { id, slug }
    },

    /** 10 percent off. */
    makeCode: (code: string) => send('POST', '/api/discounts/create', { code, percent: 10 }),

    /** Adds a signed amount to a sticker's stock on hand. */
    changeStock(piece: Piece, by: number) {
      return send('PUT', `/api/merch/update/id/${piece.id}`, { quantity: by })
    },

    changePrice: (piece: Piece, price: number) =>
      send('PUT', `/api/merch/update-product/id/${piece.id}`, {
        printName: piece.name,
        descName: piece.descName,
        price,
        quantity: 5,
      }),

    /** Only for tests that have the shop alone. */
    changeTheme: (theme: Theme) => send('PUT', '/api/theme', theme),

    /** Only for tests that have the shop alone. */
    setVacation: (mode: Facts) => send('PUT', '/api/vacation-mode/edit', mode),

    deletePrint: (piece: Piece) => send('DELETE', `/api/prints/delete/${piece.id}`),
    deleteShirt: (piece: Piece) => send('DELETE', `/api/clothing/delete/id/${piece.id}`),
    deleteSticker: (piece: Piece) => send('DELETE', `/api/merch/delete/id/${piece.id}`),
  }
}

function own(path: string, id: number, piece: { printName: unknown; descName: unknown }): Piece {
  return { id, path, name: String(piece.printName), descName: String(piece.descName) }
}

let numbers = 0

/** Six digits, which no two pieces of a run share. */
function newNumber(): number {
  numbers += 1
  return 100_000 + Number(process.env.TEST_WORKER_INDEX ?? 0) * 1000 + numbers
}

function newName(word: string): string {
  return `${word} No. ${newNumber()}`
}

/** The demo studio's pictures: uploading others would cost time. */
async function demoPictures(request: APIRequestContext) {
  const first = async (kind: string) => {
    const list = (await read(await request.get(`/api/${kind}`))) as Facts[]
    // A work that isn't for sale may have one alone.
    return list.findLast((one) => one.candidLocation ?? one.secondaryImage) ?? list.at(-1) ?? {}
  }
  const [print, shirt, sticker] = await Promise.all([
    first('prints'),
    first('clothing'),
    first('merch'),
  ])
  return {
    prints: pick(print, ['location', 'candidLocation']),
    // Not every demo studio has clothing.
    clothing: pick('primaryImage' in shirt ? shirt : sticker, ['primaryImage', 'secondaryImage']),
    merch: pick(sticker, ['primaryImage', 'secondaryImage']),
  }
}

function pick(facts: Facts, names: string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
}

async function read(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}
