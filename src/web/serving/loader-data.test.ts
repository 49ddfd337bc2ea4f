import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { scriptsWith } from './loader-data.ts'

const written = (nonce: string) =>
  `<script nonce="${nonce}">context()</script><link rel="modulepreload" href="/a.js" nonce="${nonce}"/>` +
  `<script nonce="${nonce}" type="module" async>import "/a.js"</script></body></html>`

const cases = [
  { data: '["ink"]', nonce: 'one', later: true },
  { data: '["</script><script>"]', nonce: 'two', later: true },
  { data: '["$& $1"]', nonce: 'three', later: false },
]

it.each([...cases, ...cases])('a page holds its own answers, and names its scripts: %o', (page) => {
  const { html, scripts } = scriptsWith(page.data, written(page.nonce), page)
  const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code)
  expect(scripts).toEqual(inline.map((code) => `'sha256-${hash('sha256', code, 'base64')}'`))
  const read: string[] = []
  const controller = { enqueue: (text: string) => read.push(text), close: () => read.push('end') }
  const window = { __reactRouterContext: { streamController: controller } }
  const answers = inline.filter((code) => code.startsWith('window.'))
  for (const code of answers) new Function('window', code)(window)
  expect(read).toEqual([page.data, 'end'])
  expect(html.includes('modulepreload" href')).toBe(!page.later)
  expect(html).not.toContain('nonce')
})
