import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import WithdrawalPage from './withdrawal.tsx'

it('shows the time of a statement without JavaScript as well', () => {
  const statedAt = Date.UTC(2030, 4, 6, 7, 8)
  const withdrawal = { name: 'Robin', orderNumber: '1042', pieces: '', email: '', statedAt }
  const law = { instructions: [], form: [] }
  const loaderData = { token: 'a', withdrawal, law, choice: null, mails: false, right: 'all' }
  const props = { loaderData } as unknown as Parameters<typeof WithdrawalPage>[0]
  const page = () => createElement(WithdrawalPage, props)
  const Page = createRoutesStub([{ path: '/', Component: page }])
  expect(renderToStaticMarkup(createElement(Page))).toContain('2030-05-06 07:08 UTC')
})
