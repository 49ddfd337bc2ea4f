import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productsAdminCopy } from '#shop/catalogue/products/admin/copy.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { listingAddress } from '#web/admin/list/search/listing.ts'
import { type ProductType, productAddress } from '#web/admin/location.ts'
import { prepare } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import styles from '../products.module.css'
import { listCopy } from './copy.ts'
import { DraftOrNot } from './draft-or-not.tsx'
import { Gallery, ProductCards } from './gallery.tsx'
import type { Item } from './item.ts'
import { fromList } from './item.ts'
import { JustSaved } from './just-saved-note.tsx'
import { type ListData, productPages } from './load-list.ts'

export function EditProducts(data: ListData) {
  const { type, filter, sold, listing } = data
  const edited = { ...data, action: 'edit' as const }
  if (type === 'hero') return <EditHeroes data={edited} />
  const { search } = listing
  const named = [...data.items, ...sold.items].map((item) => ({ ...item, type }))
  return (
    <>
      {filter === 'all' && <JustSaved type={type} items={named} />}
      <Gallery
        data={edited}
        wrap={linkTo(type)}
        below={(item) => filter !== 'sold' && <DraftOrNot type={type} item={item} />}
      />
      {sold.items.length > 0 && (
        <section aria-labelledby="sold" className={layout.stack4}>
          <h2 id="sold">{adminCopy.soldPieces}</h2>
          <ProductCards type={type} action="edit" items={sold.items} wrap={linkTo(type)} />
          {sold.more && (
            <Link
              to={listingAddress(`edit-${type}`, { search, show: 'sold' }, productPages)}
              className={`${control.target} ${styles.cardLink}`}
            >
              {listCopy.allSold}
            </Link>
          )}
        </section>
      )}
    </>
  )
}

function EditHeroes({ data }: { data: ListData & { action: 'edit' } }) {
  return (
    <Gallery
      data={data}
      marked={{ id: data.shownId, words: adminCopy.shownNow }}
      wrap={linkTo('hero')}
      below={(item) => item.id !== data.shownId && <ShowHero item={item} />}
    />
  )
}

function linkTo(type: ProductType) {
  return (item: Item, content: ReactNode, className: string | undefined) => (
    <Link to={productAddress('edit', type, item.id)} state={fromList} className={className}>
      <span className="visually-hidden">{productsAdminCopy.edit} </span>
      {content}
    </Link>
  )
}

function ShowHero({ item: { id, name } }: { item: Item }) {
  return (
    <ActionButton
      run={prepare('PUT /api/hero/choose/id/{id}', { path: { id } })}
      done={adminCopy.heroShown(name)}
      failed={adminCopy.showFailed(name)}
      onDone={() => focusOn('main h1')}
    >
      {adminCopy.showThis}
      <span className="visually-hidden">: {name}</span>
    </ActionButton>
  )
}
