/* Run `node demo/write-facts.ts` whenever the art of a studio has changed. */
import { writeFileSync } from 'node:fs'
import { listDrawings } from '#shop/upkeep/demo/demo-pictures.server.ts'
import { factsOf } from './facts.ts'
import { demoStudios } from './studios.ts'

for (const [name, studio] of Object.entries(demoStudios)) {
  const facts: Record<string, object> = {}
  for (const picture of listDrawings(studio)) facts[picture.key] = await factsOf(picture)
  const file = new URL(`facts/${name}.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
}
