import type { Route } from './+types/print'
import { loadProduct } from './load-product.server.ts'
import { ProductPage, productMeta } from './product-page.tsx'

export function loader(args: Route.LoaderArgs) {
  return loadProduct('prints', args)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return productMeta(loaderData)
}

export default function PrintPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}
