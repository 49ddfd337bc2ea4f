import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Field, type FieldPlan } from '#web/form/field.tsx'
import { CheckField } from './check-field.tsx'

const shared = { name: 'way', label: 'Way', problem: 'Please choose one.', onChange: () => {} }
const kinds = ['line', 'long', 'choice', 'options', 'select'] as const

function draw(kind: FieldPlan['kind']): string {
  const plan: FieldPlan = { ...shared, kind, choices: { sea: 'By sea', land: 'By land' } }
  return renderToStaticMarkup(createElement(Field, { ...shared, plan, value: 'sea' }))
}

it.each([
  ...kinds.map((kind) => [kind, draw(kind)]),
  ['check', renderToStaticMarkup(createElement(CheckField, { ...shared, checked: false }))],
])('a problem is read with its field: %s', (_, page = '') => {
  const [, id] = /<p id="([^"]+)"[^>]*>Please choose one\./.exec(page) ?? []
  const [, described = ''] = /aria-describedby="([^"]+)"/.exec(page) ?? []
  expect(described.split(' ')).toContain(id)
})
