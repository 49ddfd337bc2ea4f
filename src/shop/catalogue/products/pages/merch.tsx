import type { Route } from './+types/merch'
import { loadProduct } from './load-product.server.ts'
import { ProductPage, productMeta } from './product-page.tsx'

export function loader(args: Route.LoaderArgs) {
  return loadProduct('merch', args)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return productMeta(loaderData)
}

export default function MerchPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}
