import { useEffect, useRef, useState } from 'react'
import { NavigationType, useFetcher, useNavigationType } from 'react-router'
import { galleryPath, type ProductCard } from '#shop/catalogue/product.ts'
import type { GalleryPage } from './gallery-page.ts'

interface Wall {
  cards: ProductCard[]
  next: number | null
}

/** What was already hung, by gallery: coming back finds as much of it, and so the same place. */
const hung = new Map<string, Wall>()

/** The pieces beyond the first page, hung as somebody scrolls towards them. */
export function useMore(page: GalleryPage) {
  const fetcher = useFetcher<GalleryPage>()
  const back = useNavigationType() === NavigationType.Pop
  const key = `${page.kind} ${page.before} ${page.cards.map((card) => card.id)}`
  const [wall, setWall] = useState<Wall>(
    () => (back && hung.get(key)) || { cards: [], next: page.next },
  )
  const link = useRef<HTMLAnchorElement>(null)
  const address = wall.next === null ? null : `${galleryPath(page.kind)}?before=${wall.next}`

  useEffect(() => {
    const more = fetcher.data
    if (!more || more.before !== wall.next) return
    const now = { cards: [...wall.cards, ...more.cards], next: more.next }
    hung.set(key, now)
    setWall(now)
  }, [fetcher.data, wall, key])

  useEffect(() => {
    if (!address || !link.current || fetcher.state !== 'idle') return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetcher.load(address)
      },
      { rootMargin: '1200px' },
    )
    watch.observe(link.current)
    return () => watch.disconnect()
  }, [address, fetcher.state, fetcher.load])

  return { cards: wall.cards, address, link, busy: fetcher.state !== 'idle' }
}
