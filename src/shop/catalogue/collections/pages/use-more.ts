import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useFetcher, useNavigationType } from 'react-router'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import type { GalleryPage } from './gallery-page.ts'

interface Wall {
  cards: ProductCard[]
  next: number | null
}

/** By gallery, so that going back restores the pieces and the scroll position. */
const walls = new Map<string, Wall>()

const cardKey = ({ kind, id }: ProductCard) => `${kind} ${id}`

export function useMore(page: GalleryPage) {
  const fetcher = useFetcher<GalleryPage>()
  const back = useNavigationType() === NavigationType.Pop
  const key = `${page.path} ${page.before} ${page.cards.map(cardKey)}`
  const [wall, setWall] = useState<Wall>(
    () => (back && walls.get(key)) || { cards: [], next: page.next },
  )
  const end = useRef<HTMLParagraphElement>(null)
  const address = wall.next === null ? null : `${page.path}?before=${wall.next}`

  // While rendering, not in an effect: under load React was seen to commit the fetcher's data
  // without running the effect that depends on it, and the gallery stopped growing.
  const more = fetcher.data
  if (more && more.before === wall.next) {
    // The owner may have moved a piece between the two pages.
    const there = new Set([...page.cards, ...wall.cards].map(cardKey))
    const cards = more.cards.filter((card) => !there.has(cardKey(card)))
    setWall({ cards: [...wall.cards, ...cards], next: more.next })
  }

  useEffect(() => {
    walls.set(key, wall)
  }, [key, wall])

  const [failed, setFailed] = useState(false)
  const asking = useRef(false)
  const busy = fetcher.state !== 'idle'

  async function loadMore(): Promise<void> {
    if (!address || asking.current) return
    asking.current = true
    setFailed(false)
    // A failing fetcher takes the whole page down: ask for the page's headers first.
    const there = await fetch(address, { method: 'HEAD' }).catch(() => null)
    if (there?.ok) await fetcher.load(address)
    else setFailed(true)
    asking.current = false
  }

  const onNear = useEffectEvent(() => {
    if (!busy && !failed) void loadMore()
  })

  useEffect(() => {
    if (!address || !end.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear()
      },
      { rootMargin: '1200px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [address])

  return { cards: wall.cards, address, end, busy, failed, loadMore }
}
