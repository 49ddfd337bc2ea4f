import { ownTags, withTags } from './own-tags.ts'
import { scriptsId, starterScript } from './starter.ts'
import { startsLater } from './use-started.ts'

/** Delays the framework's scripts until the page is drawn. The render's nonce tells which are its own. */
export function startLater(page: Buffer, nonce: string): Buffer {
  const tags = ownTags(page, nonce)
  const module = tags.find(
    ({ text }) =>
      text.startsWith('<script ') &&
      text.includes(' type="module"') &&
      text.includes(` ${startsLater}=`),
  )
  if (module === undefined) return page
  const preloads = tags.filter(
    ({ text }) => text.startsWith('<link ') && text.includes(' rel="modulepreload"'),
  )
  const needs = preloads.map(({ text }) => / href="([^"]*)"/.exec(text)?.[1] ?? '')
  for (const preload of preloads) preload.text = ''
  module.text = `<script nonce="${nonce}" type="text/plain" id="${scriptsId}" data-needs="${needs.join(' ')}">`
  const end = page.lastIndexOf('</body>')
  const starter = `<script nonce="${nonce}">${starterScript}</script>`
  return withTags(page, [...tags, { from: end, to: end, text: starter }])
}
