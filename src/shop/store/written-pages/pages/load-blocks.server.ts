/* Leaves out a block whose piece, gallery or picture was deleted. */
import type { Shop } from '#compose'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { BlockKind, PageBlock } from '#shop/store/written-pages/own-page.ts'
import { factWords, filledIn, parseBlocks } from '#shop/store/written-pages/pages.ts'
import type { ShownBlock } from './shown-block.ts'

interface Sources {
  shop: Shop
  picture(address: string): Picture | null
  fill(text: string): string
}

type Load<K extends BlockKind> = (
  block: PageBlock<K>,
  sources: Sources,
) => ShownBlock<K> | null | Promise<ShownBlock<K> | null>

const mostCards = 6

const loads: { [K in BlockKind]: Load<K> } = {
  words: ({ kind, text }, { fill }) => ({ kind, blocks: parseBlocks(fill(text)) }),
  picture({ picture: address, ...block }, { picture }) {
    const found = picture(address)
    return found && { ...block, picture: found }
  },
  pictures({ pictures: addresses, ...block }, { picture }) {
    const pictures = addresses.flatMap((address) => picture(address) ?? [])
    return pictures.length === 0 ? null : { ...block, pictures }
  },
  async piece({ kind, piece }, { shop }) {
    const [card] = piece ? await shop.catalogue.listNamed([piece]) : []
    return card ? { kind, card } : null
  },
  async gallery({ kind, gallery: id }, { shop }) {
    const { collections } = shop.storefront
    const all = [await collections.list('gallery'), await collections.list('series')].flat()
    const found = all.find((one) => one.id === id)
    if (!found) return null
    const { type, title, path } = found
    const cards =
      type === 'series'
        ? (await shop.catalogue.listSeries(found.id)).slice(0, mostCards)
        : (await shop.catalogue.listCards(found.kind ?? found.id, { limit: mostCards })).cards
    return cards.length === 0 ? null : { kind, title, path, cards }
  },
  quotation: (block) => block,
  button: (block) => block,
  video({ video: address, ...block }, { picture }) {
    const video = picture(address)
    return video && { ...block, video }
  },
}

export async function showBlocks(shop: Shop, blocks: readonly PageBlock[]): Promise<ShownBlock[]> {
  const [pictures, facts] = await Promise.all([
    shop.storefront.ownPages.pictures(blocks),
    shop.settings.pageFacts(),
  ])
  const words = factWords(facts)
  const sources: Sources = {
    shop,
    picture: (address) => pictures.get(address) ?? null,
    fill: (text) => filledIn(text, words),
  }
  const shown = blocks.map((block) => (loads[block.kind] as Load<BlockKind>)(block, sources))
  return (await Promise.all(shown)).filter((each) => each !== null)
}
