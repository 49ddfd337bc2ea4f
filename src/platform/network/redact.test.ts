import { expect, it } from 'vitest'
import { redact } from './redact.ts'

it.each([
  ['550 5.1.1 <ada.l+x@mail.example.com>: unknown', '550 5.1.1 <an address>: unknown'],
  ['ada@example.com, bea@example.org.', '<an address>, <an address>.'],
  ['RCPT TO:<ada@müller.example>', 'RCPT TO:<ada@müller.example>'],
  [
    'no answer of https://shop.example/orders/tok3n?email=ada%40example.com now',
    'no answer of https://shop.example/… now',
  ],
  ['postgres://shop:secret@db.example:5432/shop is away', 'postgres://db.example:5432/… is away'],
  ['https://ada:secret@cdn.example/?token=1', 'https://cdn.example/…'],
])('removes personal parts from %j', (words, left) => {
  expect(redact(words)).toBe(left)
})

it.each([
  'connect ECONNREFUSED 127.0.0.1:5432',
  'UNIQUE constraint failed: users.email',
  'at call (file:///srv/node_modules/@hono/node-server/dist/index.mjs:980:12)',
  'at call (/srv/node_modules/.pnpm/pino@10.0.0/node_modules/pino/lib/proto.js:9:1)',
  'https://api.printful.com answered 500',
])('leaves %j as it is', (words) => {
  expect(redact(words)).toBe(words)
})

it('reads a word of a whole answer’s length once', () => {
  const word = 'a'.repeat(256 * 1024)
  expect(redact(`${word} ${word}@example.com`)).toBe(`${word} <an address>`)
})
