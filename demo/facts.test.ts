import { expect, it } from 'vitest'
import { digest } from '#platform/ids.ts'
import { listDrawings } from '#shop/upkeep/demo/demo-pictures.server.ts'
import { factsOf } from './facts.ts'
import { demoStudios } from './studios.ts'

const studios = Object.entries(demoStudios)

it.each(studios)('the facts of %s are those of its drawings as they are now', (_, studio) => {
  const drawn = listDrawings(studio).map(({ key, svg }) => [key, digest(Buffer.from(svg()))])
  const known = Object.entries(studio.facts).map(([key, { hash }]) => [key, hash])
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(drawn))
})

it.each(studios)(
  'a picture of %s has the measures and colours that its facts say',
  async (_, studio) => {
    expect(await factsOf(studio.aboutPicture)).toEqual(studio.facts[studio.aboutPicture.key])
  },
)
