import type { ProductCard } from '#shop/catalogue/products/product.ts'
import { PieceCard } from './piece-card.tsx'

interface CardsProps {
  cards: readonly ProductCard[]
  sizes: string
  priority?: boolean
  heading?: 'h2' | 'h3' | 'h4'
  className: string | undefined
}

export function Cards({ cards, sizes, priority = false, heading, className }: CardsProps) {
  return (
    <ul className={className} data-part="cards" data-four={cards.length === 4 || undefined}>
      {cards.map((card, at) => (
        <li key={`${card.kind} ${card.id}`}>
          <PieceCard card={card} sizes={sizes} priority={priority && at === 0} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
