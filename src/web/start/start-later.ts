import { scriptsId, starterScript } from './starter.ts'

const announced = /<link rel="modulepreload" href="([^"]+)" nonce="([^"]*)"\/>/g

/**
 * Lets a page be seen before its scripts are asked for: what the framework wrote to start them at once
 * is put aside in the page, and a small inline script starts it later.
 */
export function startLater(page: string, nonce: string): string {
  const needs: string[] = []
  const without = page.replace(announced, (link, href: string, mark: string) => {
    if (mark !== nonce) return link
    needs.push(href)
    return ''
  })
  const atOnce = `<script nonce="${nonce}" type="module" async>`
  const later = `<script nonce="${nonce}" type="text/plain" id="${scriptsId}" data-needs="${needs.join(' ')}">`
  const end = without.lastIndexOf('</body>')
  const starter = `<script nonce="${nonce}">${starterScript}</script>`
  return `${without.slice(0, end).replace(atOnce, later)}${starter}${without.slice(end)}`
}
