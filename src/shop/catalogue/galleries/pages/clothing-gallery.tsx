import type { Route } from './+types/clothing-gallery'
import { Gallery } from './gallery.tsx'
import { galleryMeta } from './gallery-page.ts'
import { loadGallery } from './load-gallery.server.ts'

export function loader(args: Route.LoaderArgs) {
  return loadGallery('clothing', args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return galleryMeta(loaderData, matches[1]?.loaderData)
}

export default function ClothingGallery({ loaderData }: Route.ComponentProps) {
  return <Gallery key={loaderData.before} page={loaderData} />
}
