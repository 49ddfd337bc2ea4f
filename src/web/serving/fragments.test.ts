import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { setShopCurrency } from '#kernel/money.ts'
import { FragmentsContext, useFragment } from '../ui/fragment.tsx'
import { createFragments } from './fragments.ts'

let rendered: string[] = []

function Words({ name }: { name: string }) {
  rendered.push(name)
  return createElement('p', null, 'A “', name, '” & more')
}

function Card({ name }: { name: string }) {
  const content = useFragment('card', [name], createElement(Words, { name }))
  return createElement('li', { className: 'card', ...content })
}

function Wall({ names }: { names: string[] }) {
  rendered.push('wall')
  return names.map((name) => createElement(Card, { key: name, name }))
}

function Gallery({ names }: { names: string[] }) {
  const content = useFragment('wall', [names], createElement(Wall, { names }))
  return createElement('ul', { className: 'wall', ...content })
}

const list = (names: string[]) =>
  createElement('ul', null, ...names.map((name) => createElement(Card, { name })))

function pageOf(fragments: ReturnType<typeof createFragments>, names: string[], salt: string) {
  rendered = []
  const page = fragments.forPage(salt)
  const html = renderToString(createElement(FragmentsContext, { value: page }, list(names)))
  return page.fill(html).toString()
}

describe('the fragments of a page', () => {
  it('make the page that it is without them, the first time and later', () => {
    const fragments = createFragments()
    const names = ['moth', '<b>“fern”</b>', 'tide']
    const plain = renderToString(list(names))
    expect(pageOf(fragments, names, 'one')).toBe(plain)
    expect(pageOf(fragments, names, 'two')).toBe(plain)
    expect(rendered).toEqual([])
  })

  it('are rendered only where their facts are new', () => {
    const fragments = createFragments()
    pageOf(fragments, ['moth', 'fern'], 'one')
    const page = pageOf(fragments, ['tide', 'fern', 'moth'], 'two')
    expect(page).toBe(renderToString(list(['tide', 'fern', 'moth'])))
    expect(rendered).toEqual(['tide', 'tide', 'fern', 'moth'])
  })

  it('hold others: what is new is rendered, around what is known', () => {
    const fragments = createFragments()
    function make(names: string[], salt: string): string {
      rendered = []
      const page = fragments.forPage(salt)
      const gallery = createElement(Gallery, { names })
      const html = renderToString(createElement(FragmentsContext, { value: page }, gallery))
      return page.fill(html, '<script>').toString()
    }
    const first = make(['moth', 'fern'], 'one')
    expect(rendered).toEqual(['wall', 'moth', 'fern'])
    expect(make(['moth', 'fern'], 'two')).toBe(first)
    expect(rendered).toEqual([])
    const changed = make(['moth', 'tide', 'fern'], 'three')
    expect(rendered).toEqual(['wall', 'tide'])
    const whole = renderToString(createElement(Gallery, { names: ['moth', 'tide', 'fern'] }))
    expect(changed).toBe(`${whole}<script>`)
  })

  it('are another currency’s when the shop has another one', () => {
    const fragments = createFragments()
    pageOf(fragments, ['moth'], 'one')
    setShopCurrency('EUR')
    pageOf(fragments, ['moth'], 'two')
    setShopCurrency('USD')
    expect(rendered).toEqual(['moth'])
  })

  it('leave when there is no room, the first first', () => {
    const fragments = createFragments(200)
    pageOf(fragments, ['moth', 'fern', 'tide', 'kelp'], 'one')
    pageOf(fragments, ['moth', 'kelp'], 'two')
    expect(rendered).toEqual(['moth'])
  })

  it('take no mark from what a visitor reads', () => {
    const fragments = createFragments()
    const names = ['\u0001one 0;', '\u0002one']
    expect(pageOf(fragments, names, 'two')).toBe(renderToString(list(names)))
  })
})
