import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { reloadOnReturn } from '#shop/audience/closures/pages/layout.ts'
import { contentSecurityPolicy, stripNonce } from './security-headers.ts'

const options = {
  formOrigins: ['http://127.0.0.1:3000'],
  pictureOrigins: ['https://pictures.example'],
  development: false,
}

describe('the Content-Security-Policy', () => {
  const stripped = (html: string) => stripNonce(Buffer.from(html), 'n0nce')

  it('allows exactly the inline scripts that the framework wrote', () => {
    const html =
      '<script nonce="n0nce">let ink = 1</script><script src="/a.js" nonce="n0nce"></script><script nonce="n0nce" type="module">x()</script>'
    const digest = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(stripped(html).scripts).toEqual([digest('let ink = 1'), digest('x()')])
  })

  it.each([
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    '<script nonce="guess">steal()</script>',
    '<script data-nonce="n0nce">steal()</script>',
    '<p nonce="n0nce"></p><script>steal()</script>',
    '<script src="/a.js" nonce="n0nce"></script><script>steal()</script>',
    '<script type="application/ld+json">{}</script>',
  ])('does not allow %s, which the framework did not write', (html) => {
    expect(stripped(html).scripts).toEqual([])
  })

  it('allows the vacation screen’s own script', () => {
    expect(stripped(`<script>${reloadOnReturn}</script>`).scripts).toHaveLength(1)
  })

  it('keeps no nonce in the page', () => {
    const html = '<script nonce="n0nce">1</script><link rel="icon" nonce="n0nce" href="/"/>'
    expect(stripped(html).html.toString()).toBe('<script>1</script><link rel="icon" href="/"/>')
  })

  it('never allows all inline scripts, nor a frame around the shop', () => {
    const policy = contentSecurityPolicy(["'sha256-abc='"], options)
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*|nonce)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
  })

  it('allows only the shop’s own style sheets and style attributes', () => {
    const policy = contentSecurityPolicy([], options)
    expect(policy).toContain("style-src 'self';")
    expect(policy.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"])
  })

  it('lets forms lead to the payment provider, and pictures come from their store', () => {
    const policy = contentSecurityPolicy([], options)
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3000")
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example")
  })
})
