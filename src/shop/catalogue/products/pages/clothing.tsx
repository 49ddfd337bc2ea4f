import type { Route } from './+types/clothing'
import { loadProduct } from './load-product.server.ts'
import { ProductPage, productMeta } from './product-page.tsx'

export function loader(args: Route.LoaderArgs) {
  return loadProduct('clothing', args)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return productMeta(loaderData)
}

export default function ClothingPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}
