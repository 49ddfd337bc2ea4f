import type { ProductCard } from '#shop/catalogue/products/product.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import type { BlockKind } from '#shop/store/written-pages/own-page.ts'
import type { Block } from '#shop/store/written-pages/pages.ts'

/** A block for visitors, with the pieces and pictures that it refers to. */
interface ShownBlocks extends Record<BlockKind, object> {
  words: { blocks: Block[] }
  picture: { picture: Picture; caption: string; wide: boolean }
  pictures: { pictures: Picture[]; caption: string }
  piece: { card: ProductCard }
  gallery: { title: string; path: string; cards: ProductCard[] }
  quotation: { text: string; by: string }
  button: { label: string; to: string }
  video: { video: Picture; caption: string }
}

export type ShownBlock<K extends BlockKind = BlockKind> = {
  [Each in K]: { kind: Each } & ShownBlocks[Each]
}[K]
