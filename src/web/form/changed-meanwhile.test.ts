import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Refused } from './form.tsx'

it('names each field that another tab changed too, and its value or where to see it', () => {
  const base = { name: 'a', note: 'b', rates: [{ first: '6', more: '1' }], list: ['x'] }
  const mine = { name: 'mine', note: 'mine', rates: [{ first: '7', more: '2' }], list: [] }
  const theirs = { name: 'theirs', note: '', rates: [{ first: '8', more: '' }], list: ['x', 'y'] }
  const form = {
    reason: null,
    waiting: false,
    takeTheirs: () => {},
    meanwhile: { base, mine, theirs },
    labels: { name: 'Name', note: 'Note', rates: 'Rates', list: 'List' },
  } as unknown as ComponentProps<typeof Refused>['form']
  const page = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(Refused, { form })),
  )
  const lines = [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) =>
    line?.replaceAll(/<[^>]+>/g, ''),
  )
  expect(lines).toEqual([
    'Name: theirs',
    'Note: nothing',
    'Rates: 8 in place of 6, nothing in place of 1',
    'List: open this page in another tab to see it',
  ])
})
