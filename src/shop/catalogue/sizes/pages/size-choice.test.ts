import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { toAvailability } from '#shop/catalogue/stock/availability.ts'
import { SizeChoice } from './size-choice.tsx'

const size = {
  size: null,
  price: 2800,
  variantId: null,
  width: 30,
  height: 40,
  unit: 'cm' as const,
}
const sizes = [
  { ...size, label: '30x40 cm', availability: toAvailability(0, 0, null, false) },
  { ...size, label: '50x70 cm', availability: toAvailability(2, 0, null, false) },
]

function choice(comesBack: boolean): string {
  const common = { chosen: null, missing: false, first: { current: null }, onChoose: () => {} }
  const picked = createElement(SizeChoice, { ...common, sizes, picture: undefined, comesBack })
  return renderToStaticMarkup(createElement(MemoryRouter, null, picked))
}

it('leads without scripts from a sold-out size to the form, unless it never comes back', () => {
  const links = [...choice(true).matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)]
  expect(links.map(([, to, words]) => [to, words?.replaceAll('\u00a0', ' ')])).toEqual([
    ['/?size=30x40+cm', 'Tell me when 30 × 40 cm is back'],
  ])
  expect(choice(false)).not.toContain('<a ')
})
