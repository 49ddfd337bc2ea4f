import { expect, it } from 'vitest'
import { startLater } from './start-later.ts'

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

it('puts aside what the framework wrote, and starts it later', () => {
  const made = startLater(
    page(
      '<link rel="stylesheet" href="/a.css" nonce="n"/><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/>',
      '<p>Art</p><script nonce="n">data()</script><script nonce="n" type="module" async>import "/a.js"</script>',
    ),
    'n',
  )
  expect(made).toContain('<head><link rel="stylesheet" href="/a.css" nonce="n"/></head>')
  expect(made).toContain(
    '<script nonce="n" type="text/plain" id="scripts" data-needs="/a.js /b.js">import "/a.js"</script>',
  )
  expect(made).toMatch(/<script nonce="n">\(function .*<\/script><\/body>/s)
  expect(made).not.toMatch(/modulepreload" href|type="module"/)
})

it('leaves alone what bears another mark', () => {
  const stranger =
    '<link rel="modulepreload" href="/x.js"/><script type="module" async>x()</script>'
  expect(startLater(page(stranger, ''), 'n')).toContain(stranger)
})
