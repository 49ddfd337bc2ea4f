import { scriptsId, starterScript } from './starter.ts'
import { startsLater } from './use-started.ts'

/** Delays the framework's scripts until the page is drawn. The render's nonce tells which are its own. */
export function startLater(page: string, nonce: string): string {
  const mark = ` nonce="${nonce}"`
  const isModule = (tag: string) =>
    tag.includes(mark) && tag.includes(' type="module"') && tag.includes(` ${startsLater}=`)
  const module = page.match(/<script [^>]*>/g)?.find(isModule)
  if (module === undefined) return page
  const needs: string[] = []
  const without = page.replace(/<link [^>]*>/g, (link) => {
    if (!link.includes(mark) || !link.includes(' rel="modulepreload"')) return link
    needs.push(/ href="([^"]*)"/.exec(link)?.[1] ?? '')
    return ''
  })
  const later = `<script nonce="${nonce}" type="text/plain" id="${scriptsId}" data-needs="${needs.join(' ')}">`
  const starter = `<script nonce="${nonce}">${starterScript}</script>`
  const end = without.lastIndexOf('</body>')
  return `${without.slice(0, end).replace(module, later)}${starter}${without.slice(end)}`
}
