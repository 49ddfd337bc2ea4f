import type { Route } from './+types/print-gallery'
import { Gallery } from './gallery.tsx'
import { galleryMeta } from './gallery-page.ts'
import { loadGallery } from './load-gallery.server.ts'

export function loader(args: Route.LoaderArgs) {
  return loadGallery('prints', args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return galleryMeta(loaderData, matches[1]?.loaderData)
}

export default function PrintGallery({ loaderData }: Route.ComponentProps) {
  return <Gallery key={loaderData.before} page={loaderData} />
}
