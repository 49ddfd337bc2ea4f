import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, it } from 'vitest'
import { loaderText } from './loader-text.ts'

async function readByRouter(text: string): Promise<unknown> {
  const body = new Blob([text]).stream() as ReadableStream<Uint8Array>
  return (await decode(body, globalThis as never)).value
}

it.each([
  { loaderData: {}, actionData: null, errors: null },
  {
    root: undefined,
    page: {
      cards: [
        { id: 1, name: 'Heron' },
        { id: 1, name: 'Heron' },
      ],
      next: 0,
    },
  },
  {
    words: ['', ' ', '\u2028 “é” \\ " </script>', '🪶'],
    none: [],
    nothing: {},
    flags: [true, false],
  },
  { numbers: [0, 1.5, -3, 1e21], deep: [[[{ name: 'name' }]], [undefined, null]] },
])('the browser’s router reads what was answered: %j', async (answers) => {
  expect(await readByRouter(loaderText(answers))).toEqual(answers)
})

it('what stands twice is sent once', () => {
  const look = { colours: ['ink', 'paper'] }
  expect(loaderText({ a: look, b: look }).match(/paper/g)).toHaveLength(1)
})

it.each([new Date(0), new Map(), Promise.resolve(), Number.NaN, -0, 1n, new Error('no')])(
  'what is no plain value is the framework’s to send: %s',
  (value) => {
    expect(() => loaderText({ page: { value } })).toThrow(TypeError)
  },
)
