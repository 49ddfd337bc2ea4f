/* Reads the owner's pages: their list, or one of them with what its text may ask for. */
import type { Shop } from '#compose'
import { blocksOf, factWords, pageNames, pageTitles } from '#shop/settings/pages.ts'
import type { RoomAsk } from '../load-room.server.ts'

export async function loadPages(shop: Shop, { id }: RoomAsk) {
  const page = pageNames.find((name) => name === id)
  if (!page) {
    const list = await Promise.all(
      pageNames.map(async (name) => {
        const blocks = blocksOf(await shop.settings.page(name))
        const first = blocks.find((block) => block.kind === 'paragraph')
        return { page: name, begins: first?.kind === 'paragraph' ? first.text : '' }
      }),
    )
    return { name: null, page: null, list }
  }
  const [{ form, version }, facts] = await Promise.all([
    shop.settings.forms.pages[page].read(),
    shop.settings.pageFacts(),
  ])
  return { name: pageTitles[page], page, text: form.text, version, words: factWords(facts) }
}

export type PagesData = Awaited<ReturnType<typeof loadPages>>
