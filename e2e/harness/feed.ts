import { listDrawings } from '#shop/upkeep/demo/demo-pictures.server.ts'
import type { DemoPicture } from '#shop/upkeep/demo/demo-studio.ts'
import { type FakeInstagram, fakeInstagram } from '#testing/fakes/fake-instagram.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { drawPicture } from '../../demo/draw.ts'
import { demoStudio } from '../../demo/studio.ts'

const kinds = ['IMAGE', 'VIDEO', 'IMAGE', 'CAROUSEL_ALBUM'] as const

export async function startFeed(): Promise<FakeInstagram> {
  const pictures = listDrawings(demoStudio).filter((_, index) => index % 2 === 1)
  const instagram = await fakeInstagram()
  instagram.posts = pictures.slice(0, 30).map((picture, index) => {
    const at = `${instagram.base}/pictures/${picture.key}.jpg`
    const media_type = kinds[index % kinds.length] ?? 'IMAGE'
    const video = media_type === 'VIDEO'
    return instagram.post(picture.key, {
      media_type,
      media_url: video ? `${instagram.base}/film.mp4` : at,
      thumbnail_url: video ? at : undefined,
      caption: index === 2 ? undefined : `${picture.alt} #lino #slowheron`,
    })
  })
  const byPath = new Map<string, DemoPicture>(
    pictures.map((picture) => [`/pictures/${picture.key}.jpg`, picture]),
  )
  instagram.draw = (path) => {
    const picture = byPath.get(path)
    if (!picture) return null
    // The pictures of 25 drawings cost the first minute of a run 12 s of its two cores.
    return process.env.TRUE_PICTURES ? drawPicture(picture) : photograph(480, 480).jpeg().toBuffer()
  }
  return instagram
}
