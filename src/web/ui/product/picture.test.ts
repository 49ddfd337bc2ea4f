import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

it('asks old browsers for a width that a narrow picture has', () => {
  const address = '/media/Prints/ab.png'
  const picture = { address, width: 400, height: 300, alt: 'A moth', placeholder: '' }
  const html = renderToStaticMarkup(createElement(Picture, { picture, sizes: '50vw' }))
  expect(html).toContain('src="/media/Prints/ab-480.jpg"')
})
