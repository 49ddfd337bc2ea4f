import type { Page } from '@playwright/test'
import { buy } from '../harness/bought.ts'
import type { Owner, Piece } from '../harness/owner.ts'
import { visit } from '../harness/shopper.ts'
import { send } from './piece-screens.ts'

interface Listed {
  id: number
  name?: string
  printName?: string
  dimensions?: string
  smallPrice?: number
  quantity?: number
  primaryImage?: string
  secondaryImage?: string | null
  location?: string
  candidLocation?: string | null
}

const listed = async (page: Page, kind: string): Promise<Listed[]> =>
  (await page.request.get(`/api/${kind}`)).json()

/** A print and two small things, as they are in the demo studio. */
export async function someOfDemo(page: Page): Promise<{ piece: Piece; size?: string }[]> {
  const print = (await listed(page, 'prints')).find(
    ({ smallPrice, dimensions }) => smallPrice && dimensions === 'square',
  )
  const merch = (await listed(page, 'merch')).filter(({ quantity = 0 }) => quantity > 1)
  const pieces = merch.slice(0, 2).map(({ id, printName = '' }) => ({
    piece: { id, path: `/merch/${id}`, name: printName } as Piece,
  }))
  if (!print) return pieces
  const { id, name = '' } = print
  return [{ piece: { id, path: `/image/${id}`, name } as Piece, size: '10x10' }, ...pieces]
}

/** A drop that opens while its page is looked at; afterwards one piece of it is sold. */
export async function filmDrop(page: Page, owner: Owner) {
  const merch = await listed(page, 'merch')
  const prints = await listed(page, 'prints')
  const make = ({ primaryImage, secondaryImage }: Listed) =>
    owner.makeSticker(2, {
      hidden: true,
      ...(primaryImage ? { primaryImage, secondaryImage: secondaryImage ?? primaryImage } : {}),
    })
  const { location, candidLocation } = prints[0] ?? {}
  const pieces = [
    ...(await Promise.all(merch.slice(0, 2).map(make))),
    await owner.makePrint({
      hidden: true,
      ...(location ? { location, candidLocation: candidLocation ?? location } : {}),
    }),
  ]
  const opensAt = Date.now() + 15_000
  const { id } = await send<{ id: number }>({ owner, page }, 'POST', '/api/drops/create', {
    title: 'The winter table',
    announced: true,
    oneEach: true,
    opensAt,
    words: 'Three pieces from one week in the studio.',
    pieces: pieces.map(({ path, id }) => ({
      kind: path.startsWith('/image') ? 'prints' : 'merch',
      id,
    })),
  })
  await visit(page, `/drop/${id}`)
  const before = await page.screenshot({ type: 'jpeg', quality: 85 })
  return {
    before,
    open: () => page.getByText('The winter table is open.').waitFor({ timeout: 60_000 }),
    async after() {
      const [first] = pieces
      if (first) await buy(owner, { pieces: [{ piece: first }] })
      await visit(page, `/drop/${id}`)
      await page.getByRole('heading', { name: 'What found a home' }).scrollIntoViewIfNeeded()
    },
  }
}
