/*
 * `node demo/write-facts.ts`: writes down what the shop wants to know of the demo's pictures before
 * they are drawn. To be run whenever the art of a studio has changed.
 */
import { writeFileSync } from 'node:fs'
import { everyPicture } from './every-picture.ts'
import { factsOf } from './facts.ts'
import { demoStudios } from './studios.ts'

for (const [name, studio] of Object.entries(demoStudios)) {
  const facts: Record<string, object> = {}
  for (const picture of everyPicture(studio)) facts[picture.key] ??= await factsOf(picture)
  const file = new URL(`facts/${name}.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
}
