import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createContext, createElement, useContext, useState } from './react.ts'
import { renderToString } from './server.ts'

const Words = createContext('by default')

function Line({ at }: { at: number }) {
  const [words] = useState(`line ${at}`)
  return createElement('li', { title: words }, words, ' ', useContext(Words))
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => createElement(Line, { key: at, at }))

it('renders what contexts hold, within each other and by default', () => {
  const inner = createElement(Words, { value: 'within' }, lines(1))
  const outer = createElement(Words.Provider, { value: 'around' }, lines(1), inner)
  const page = createElement('ul', null, lines(1), outer)
  const line = (words: string) => `<li title="line 0">line 0 ${words}</li>`
  expect(renderToString(page)).toBe(
    `<ul>${line('by default')}${line('around')}${line('within')}</ul>`,
  )
})

const Page = () => createElement('ul', null, lines(1000))

/** As the framework's router, whose getters know an element. */
function Routed() {
  const element = createElement(Page, null)
  const router = {
    get element() {
      return element
    },
  }
  return createElement(Words.Provider, { value: 'around' }, router.element)
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void

/** Bytes in memory that only a full collection frees, after pages that the young generation is free of. */
function keptAfter(pages: number): number {
  for (let page = 0; page < pages; page += 1) {
    renderToString(createElement(Routed, null))
    collect({ type: 'minor' })
    collect({ type: 'minor' })
  }
  return getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')
    ?.space_used_size as number
}

it('leaves pages that were rendered to the young generation', () => {
  keptAfter(20)
  collect()
  const before = keptAfter(1)
  // Of each such page the better part of a megabyte would stay.
  expect(keptAfter(20) - before).toBeLessThan(2 * 2 ** 20)
})
