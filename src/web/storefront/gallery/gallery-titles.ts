import type { ProductKind } from '#kernel/kinds.ts'

export const galleryTitles: Record<ProductKind, string> = {
  prints: 'Art Prints',
  clothing: 'Clothing',
  merch: 'Merch',
}
