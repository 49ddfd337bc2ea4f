import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { startLater } from './start-later.ts'
import { startsLater } from './use-started.ts'

/** A page as React and the framework write it. */
async function written(nonce: string, scripts: object = { [startsLater]: '' }): Promise<string> {
  const script = (code: string, rest: object) =>
    createElement('script', { nonce, ...rest, dangerouslySetInnerHTML: { __html: code } })
  const preload = (href: string) =>
    createElement('link', { key: href, rel: 'modulepreload', href, nonce })
  const head = createElement(
    'head',
    null,
    createElement('link', { rel: 'stylesheet', href: '/a.css', nonce }),
  )
  const body = createElement(
    'body',
    null,
    createElement('p', null, 'Art'),
    ['/a.js', '/b.js'].map(preload),
    script('data()', scripts),
    script('import "/a.js"', { ...scripts, type: 'module', async: true }),
  )
  const page = await renderToReadableStream(createElement('html', null, head, body), { nonce })
  return new Response(page).text()
}

const made = (page: string, nonce: string) => startLater(Buffer.from(page), nonce).toString()

it('moves the scripts aside, with their preloads', async () => {
  const page = await written('n')
  expect(page).toMatch(/<head>.*modulepreload.*<\/head>/)
  const later = made(page, 'n')
  expect(later).toContain(
    '<script nonce="n" type="text/plain" id="scripts" data-needs="/a.js /b.js">import "/a.js"</script>',
  )
  expect(later).toContain('>data()</script>')
  expect(later).toContain('<head><link rel="stylesheet" href="/a.css" nonce="n"/></head>')
  expect(later).toMatch(/<script nonce="n">\(function .*<\/script><\/body><\/html>$/s)
  expect(later).not.toMatch(/<link[^>]*modulepreload|type="module"/)
})

it('leaves a page alone whose scripts start at once', async () => {
  const page = await written('n', {})
  expect(made(page, 'n')).toBe(page)
})

it('leaves elements with another nonce alone', async () => {
  const page = await written('n')
  expect(made(page, 'x')).toBe(page)
  const strange = '<link rel="modulepreload" href="/x.js" nonce="x"/>'
  expect(made(page.replace('<p>', `${strange}<p>`), 'n')).toContain(strange)
})
