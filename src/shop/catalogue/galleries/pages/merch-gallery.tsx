import type { Route } from './+types/merch-gallery'
import { Gallery } from './gallery.tsx'
import { galleryMeta } from './gallery-page.ts'
import { loadGallery } from './load-gallery.server.ts'

export function loader(args: Route.LoaderArgs) {
  return loadGallery('merch', args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return galleryMeta(loaderData, matches[1]?.loaderData)
}

export default function MerchGallery({ loaderData }: Route.ComponentProps) {
  return <Gallery key={loaderData.before} page={loaderData} />
}
