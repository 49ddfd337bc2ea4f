import { scriptsId, starterScript } from './starter.ts'
import { startsLater } from './use-started.ts'

/**
 * Lets a page be drawn before its scripts are asked for. The framework's module script becomes inert text,
 * its `modulepreload` links leave the page, wherever React wrote them, and a small inline script starts
 * both later. Only tags with the render's nonce are the framework's.
 */
export function startLater(page: string, nonce: string): string {
  const mark = `[^>]* nonce="${nonce}"`
  const module = new RegExp(`<script(?= [^>]*type="module")(?=[^>]* ${startsLater}=)${mark}[^>]*>`)
  if (!module.test(page)) return page
  const needs: string[] = []
  const preload = new RegExp(`<link(?=[^>]* rel="modulepreload")${mark}[^>]*>`, 'g')
  const without = page.replace(preload, (link) => {
    needs.push(/ href="([^"]*)"/.exec(link)?.[1] ?? '')
    return ''
  })
  const later = `<script nonce="${nonce}" type="text/plain" id="${scriptsId}" data-needs="${needs.join(' ')}">`
  const starter = `<script nonce="${nonce}">${starterScript}</script>`
  const end = without.lastIndexOf('</body>')
  return `${without.slice(0, end).replace(module, later)}${starter}${without.slice(end)}`
}
