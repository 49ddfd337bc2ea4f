import type { Route } from './+types/clothing'
import { loadProduct } from './load-product.server.ts'
import { productMeta } from './product-meta.ts'
import { ProductPage } from './product-page.tsx'

export function loader(request: Route.LoaderArgs) {
  return loadProduct('clothing', request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return productMeta(loaderData)
}

export default function ClothingPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}
