import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { productPath } from '#kernel/page-paths.ts'
import type { Piece } from '#shop/catalogue/piece.ts'
import type { Hero } from '#shop/content/hero.ts'
import { call } from '#web/ui/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { adminCopy } from '../admin-copy.ts'
import { kindOf, type ProductType, productAddress, type SellableType } from '../location.ts'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { fromList } from './from-list.ts'
import { Gallery } from './gallery.tsx'
import { type Item, itemOf, itemOfHero } from './item.ts'

/** Existing pieces; one of them leads to its form, prefilled. */
export function EditProducts({ type, pieces }: { type: SellableType; pieces: readonly Piece[] }) {
  return (
    <Gallery
      type={type}
      items={pieces.map(itemOf)}
      wrap={linkTo(type)}
      below={(item) => <HideOrShow type={type} item={item} />}
    />
  )
}

/** A draft is shown again, a piece of the shop becomes a draft: one click, and one back. */
function HideOrShow({ type, item }: { type: SellableType; item: Item }) {
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()
  const { id, name, hidden } = item
  const kind = kindOf[type]

  const onClick = () =>
    run(async () => {
      try {
        await asOwner(() =>
          call(`PUT /api/${kind}/hidden/id/{id}`, { path: { id }, body: { hidden: !hidden } }),
        )
      } catch {
        toast.error(adminCopy.hideFailed(name), 2500)
        return
      }
      toast.success(hidden ? adminCopy.unhidden(name) : adminCopy.hidden(name), 2000)
      await revalidate()
    })

  return (
    <>
      <Button look="quiet" busy={busy} onClick={onClick}>
        {hidden ? adminCopy.unhide : adminCopy.hide}
        <span className="visually-hidden">: {name}</span>
      </Button>
      {hidden && (
        <ButtonLink look="quiet" to={`${productPath(kind, id)}?preview=1`} prefetch="none">
          {adminCopy.preview}
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
      )}
    </>
  )
}

/** Heroes: each leads to its form, and each can be the one that the home page shows. */
export function EditHeroes({ heroes }: { heroes: readonly Hero[] }) {
  const shown = heroes[0]?.id ?? null
  return (
    <Gallery
      type="hero"
      items={heroes.map(itemOfHero)}
      marked={{ id: shown, words: adminCopy.shownNow }}
      wrap={linkTo('hero')}
      below={(item) => item.id !== shown && <ShowHero item={item} />}
    />
  )
}

function linkTo(type: ProductType) {
  return (item: Item, content: ReactNode, className: string | undefined) => (
    <Link to={productAddress('edit', type, item.id)} state={fromList} className={className}>
      <span className="visually-hidden">Edit </span>
      {content}
    </Link>
  )
}

function ShowHero({ item }: { item: Item }) {
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  const onShow = () =>
    run(async () => {
      try {
        await asOwner(() => call('PUT /api/hero/choose/id/{id}', { path: { id: item.id } }))
      } catch {
        toast.error(adminCopy.showFailed(item.name), 2500)
        return
      }
      toast.success(adminCopy.heroShown(item.name), 2000)
      await revalidate()
      document.querySelector<HTMLElement>('main h1')?.focus()
    })

  return (
    <Button look="quiet" busy={busy} onClick={onShow}>
      {adminCopy.showThis}
      <span className="visually-hidden">: {item.name}</span>
    </Button>
  )
}
