import { productPath } from '#kernel/page-paths.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { breadcrumbJsonLd, fullName, metaDescription, productJsonLd } from './product-data.ts'
import type { ProductPageData } from './product-page.tsx'

/** A piece's title, description, Open Graph picture and JSON-LD; plain words when it is gone. */
export function productMeta(page: ProductPageData | undefined) {
  if (!page) return [{ title: 'Not here' }, { name: 'robots', content: 'noindex' }]
  const { product, sold, site } = page
  return pageMeta(
    {
      title: fullName(product),
      description: metaDescription(product),
      path: productPath(product.kind, product.id),
      picture: product.pictures[0],
      jsonLd: [productJsonLd(product, sold, site), breadcrumbJsonLd(product, site.publicUrl)],
    },
    site,
  )
}
