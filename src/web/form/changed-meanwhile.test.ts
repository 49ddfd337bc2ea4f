import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Refused } from './refused.tsx'

type Form = ComponentProps<typeof Refused>['form']

function said(form: Partial<Form>): string {
  const shown = { reason: null, waiting: false, takeTheirs: () => {}, ...form } as Form
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(Refused, { form: shown })),
  )
}

const wordsIn = (html: string | undefined) => html?.replaceAll(/<[^>]+>/g, '')

it('names each field that another tab changed too, and its value or where to see it', () => {
  const base = { name: 'a', note: 'b', rates: [{ first: '6', more: '1' }], list: ['x'] }
  const mine = { name: 'mine', note: 'mine', rates: [{ first: '7', more: '2' }], list: [] }
  const theirs = { name: 'theirs', note: '', rates: [{ first: '8', more: '' }], list: ['x', 'y'] }
  const labels = { name: 'Name', note: 'Note', rates: 'Rates', list: 'List' }
  const page = said({ meanwhile: { base, mine, theirs }, labels })
  const lines = [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => wordsIn(line))
  expect(lines).toEqual([
    'Name: theirs',
    'Note: nothing',
    'Rates: 8 in place of 6, nothing in place of 1',
    'List: open this page in another tab to see it',
  ])
})

it('names the parts that another tab changed in a field with words for them', () => {
  const base = { zones: [{ name: 'Europe', rate: '6' }] }
  const mine = { zones: [{ name: 'Europe', rate: '7' }] }
  const theirs = {
    zones: [
      { name: 'Europe', rate: '8' },
      { name: 'World', rate: '20' },
    ],
  }
  const inWords = {
    zones: (zones: unknown) =>
      Object.fromEntries((zones as typeof base.zones).map(({ name, rate }) => [name, rate])),
  }
  const page = said({ meanwhile: { base, mine, theirs }, labels: { zones: 'Rates' }, inWords })
  const lines = [...page.matchAll(/<li>([^<]*)<\/li>/g)].map(([, line]) => line)
  expect(wordsIn(page)).toContain('Rates: Europe')
  expect(lines).toEqual(['Europe: 8 in place of 6', 'World: 20 in place of nothing'])
})
