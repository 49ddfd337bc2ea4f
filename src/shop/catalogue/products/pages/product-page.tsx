import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router'
import { productKinds } from '#platform/addresses/kinds.ts'
import { editPath, pagePaths, productPath } from '#platform/addresses/page-paths.ts'
import { entryOf } from '#platform/pick.ts'
import { PictureBand } from '#shop/catalogue/product-pictures/pages/picture-band.tsx'
import { Pictures } from '#shop/catalogue/product-pictures/pages/pictures.tsx'
import {
  comesWithCertificate,
  type Product,
  piecePictures,
} from '#shop/catalogue/products/product.ts'
import { describeProduct, fullName } from '#shop/catalogue/products/product-words.ts'
import { Wall } from '#shop/catalogue/wall/pages/wall.tsx'
import { useComposition } from '#web/theme/use-theme.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { pageMeta, trailJsonLd } from '#web/ui/page-meta.ts'
import { groundStyle } from '#web/ui/product/ground.ts'
import { Mark } from '#web/ui/product/mark.tsx'
import { Story } from '#web/ui/product/story.tsx'
import type { Route } from './+types/product-page'
import { AlsoIn } from './also-in.tsx'
import { productsPageCopy } from './copy.ts'
import { DeliveryNotes } from './delivery-notes.tsx'
import { EditionStatement } from './edition-statement.tsx'
import { loadProduct } from './load-product.server.ts'
import { Making } from './making.tsx'
import { productJsonLd } from './product-json-ld.ts'
import styles from './product-page.module.css'
import { Held, NotForSale, Sold } from './purchase/not-for-sale.tsx'
import { PurchasePanel } from './purchase/purchase-panel.tsx'
import { Related } from './related.tsx'
import { ReturnLink } from './return-link.tsx'
import { WorkToWork } from './work-to-work.tsx'

export function loader(args: Route.LoaderArgs) {
  const kind = productKinds.find((each) => args.pattern.includes(each)) ?? 'prints'
  return loadProduct(kind, args)
}

/** Specification §2, product detail. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, sizeGuide, preview, sold, related, colours, gallery, series } = loaderData
  const { name } = product
  const looks = piecePictures(product)
  const [main] = looks
  const shape = main ? main.width / main.height : 1
  return (
    <div {...useComposition('piece')}>
      <div data-part="piece-page" className={`${layout.page} ${styles.page}`}>
        <Breadcrumb
          steps={[
            { name: 'Home', to: pagePaths.home },
            { name: gallery.title, to: gallery.path },
            { name },
          ]}
        />
        <Problem />
        {preview && (
          <p className={surface.status} data-tone="bad">
            {productsPageCopy.draft}
          </p>
        )}
        <article
          className={styles.piece}
          data-part="piece"
          style={{ '--shape': shape, ...groundStyle(main) }}
          data-several={looks.length > 1 || undefined}
        >
          <Pictures key={`${product.kind}-${product.id}`} name={name} pictures={looks} />
          <div className={styles.words} data-part="piece-words">
            <header className={`${layout.stack2} ${layout.start} ${prose.wraps}`}>
              <Mark availability={product.availability} />
              <h1 className={styles.name} style={largeType(name)}>
                {name}
              </h1>
              {product.descName && (
                <p className={`${prose.soft} ${prose.lead}`}>{product.descName}</p>
              )}
            </header>
            {product.description && (
              <p className={`${prose.lines} ${layout.short}`}>{product.description}</p>
            )}
            {series.length > 0 && <FromSeries series={series} />}
            <AlsoIn cards={colours} />
            {sold ? (
              <Sold gallery={gallery.path} product={product} />
            ) : product.availability.state === 'held' ? (
              <Held product={product} sizeGuide={sizeGuide} />
            ) : product.inventoryPolicy === 'not_for_sale' ? (
              <NotForSale product={product} />
            ) : preview ? null : (
              <PurchasePanel
                key={`${product.kind}-${product.id}`}
                product={product}
                gallery={gallery.path}
                sizeGuide={sizeGuide}
              />
            )}
            {product.measurements && product.kind !== 'clothing' && !sold && (
              <dl className={styles.facts}>
                <div>
                  <dt>{shopCopy.measurements}</dt>
                  <dd>{product.measurements}</dd>
                </div>
              </dl>
            )}
            {product.edition && (
              <EditionStatement
                edition={product.edition}
                offered={product.sizes.map(({ label }) => label)}
              />
            )}
            {comesWithCertificate(product) && <p>{productsPageCopy.oneWithCertificate}</p>}
            {product.story && (
              <Story
                text={product.story}
                className={`${layout.stack3} ${prose.lines} ${layout.short}`}
              />
            )}
            {loaderData.neighbours && <WorkToWork neighbours={loaderData.neighbours} />}
          </div>
        </article>
      </div>
      <Making pictures={product.pictures} />
      {!sold && !preview && product.inventoryPolicy !== 'not_for_sale' && (
        <Wall product={product} />
      )}
      <div className={`${layout.stack4} ${layout.page} ${styles.after}`}>
        {!sold && <DeliveryNotes page={loaderData} />}
        <div className={`${layout.words5} ${layout.middle}`}>
          <ReturnLink otherwise={gallery.path} />
          <EditLink product={product} />
        </div>
      </div>
      <PictureBand kind={product.kind} pictures={looks} />
      <Related cards={related} />
    </div>
  )
}

function FromSeries({ series }: Pick<Route.ComponentProps['loaderData'], 'series'>) {
  return (
    <p className={`${prose.hint} ${styles.series}`}>
      {productsPageCopy.fromTheSeries}{' '}
      {series.map(({ title, path }, at) => (
        <Fragment key={path}>
          {at > 0 && (at === series.length - 1 ? productsPageCopy.and : ', ')}
          <Link to={path} prefetch="intent">
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

/** Known only in the browser: the cached page is the same for everybody. */
function EditLink({ product: { kind, id } }: { product: Product }) {
  const { user } = useVisitor()
  if (user?.role !== 'admin') return null
  return (
    <Link to={editPath(kind, id)} className={control.link}>
      {productsPageCopy.editThis}
    </Link>
  )
}

/** '?problem=': a form sent without JavaScript failed. */
function Problem() {
  const [search] = useSearchParams()
  const code = search.get('problem')
  if (code === null) return null
  const words = entryOf(shopCopy.notices, code) ?? shopCopy.somethingWrong
  return (
    <p className={surface.status} data-tone="bad" role="alert">
      {words}
    </p>
  )
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [{ title: productsPageCopy.notHere }, { name: 'robots', content: 'noindex' }]
  const { product, sold, gallery, site } = page
  const path = productPath(product.kind, product.id)
  return pageMeta(site, {
    title: fullName(product),
    description: describeProduct(product, site.currency),
    path,
    picture: product.pictures[0],
    jsonLd: [
      productJsonLd(product, sold, site, sold ? null : page.offerTerms, page.artwork),
      trailJsonLd(
        [
          { name: gallery.title, path: gallery.path },
          { name: product.name, path },
        ],
        site.publicUrl,
      ),
    ],
  })
}
