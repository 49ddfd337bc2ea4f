import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Story } from './story.tsx'

it('a story shows its italics and links', () => {
  const text = 'Cut *twice*, by the [boathouse](https://boathouse.example).'
  expect(renderToStaticMarkup(createElement(Story, { text }))).toBe(
    '<div><p>Cut <em>twice</em>, by the <a href="https://boathouse.example/" rel="noopener noreferrer">boathouse</a>.</p></div>',
  )
})
