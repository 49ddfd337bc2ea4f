import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts'

const options = {
  formOrigins: ['http://127.0.0.1:3000'],
  pictureOrigins: ['https://pictures.example'],
  development: false,
}

describe('the Content-Security-Policy', () => {
  it('allows exactly the inline scripts that stand in the page', () => {
    const html =
      '<script>let ink = 1</script><script src="/a.js"></script><script type="module">x()</script>'
    const digest = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(inlineScriptHashes(html)).toEqual([digest('let ink = 1'), digest('x()')])
  })

  it('does not list data that no browser runs', () => {
    expect(inlineScriptHashes('<script type="application/ld+json">{}</script>')).toEqual([])
  })

  it('never allows all inline scripts', () => {
    const policy = contentSecurityPolicy('<script>1</script>', options)
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('allows no style but the shop’s own files and what an element says of itself', () => {
    const policy = contentSecurityPolicy('', options)
    expect(policy).toContain("style-src 'self';")
    expect(policy.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"])
  })

  it('lets forms lead to the payment provider and pictures come from their store', () => {
    const policy = contentSecurityPolicy('', options)
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3000")
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example")
  })
})
