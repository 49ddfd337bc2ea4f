import { expect, it } from 'vitest'
import { readStory } from '#shop/catalogue/products/inventory-policy/story.ts'
import { insertWords, markItalic, markLink } from './text-marks.ts'

const all = (text: string) => ({ text, from: 0, to: text.length })

it('makes selected words italic, and plain again', () => {
  const marked = markItalic({ text: 'On the quiet marsh.', from: 7, to: 12 }, 'words')
  expect(marked).toEqual({ text: 'On the *quiet* marsh.', from: 8, to: 13 })
  expect(markItalic(marked, 'words')).toEqual({ text: 'On the quiet marsh.', from: 7, to: 12 })
})

it('marks words and not the spaces around them, in every selected line', () => {
  expect(markItalic(all(' one \n\n two '), 'words').text).toBe(' *one* \n\n *two* ')
  const [paragraph] = readStory(markItalic(all('3 * 4'), 'words').text)
  expect(paragraph).toEqual([{ kind: 'emphasis', text: '3  4' }])
})

it('writes sample words, selected, where nothing is selected', () => {
  const { text, from, to } = markItalic({ text: '', from: 0, to: 0 }, 'words')
  expect([text, text.slice(from, to)]).toEqual(['*words*', 'words'])
})

it('links the selected words, with an address that the story can read', () => {
  const { text } = markLink(
    { text: 'See the shop.', from: 4, to: 12 },
    'https://a.example/b(c)',
    'here',
  )
  expect(readStory(text)[0]).toMatchObject([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'the shop', href: 'https://a.example/b%28c%29' },
    { kind: 'text', text: '.' },
  ])
  expect(markLink({ text: '', from: 0, to: 0 }, 'https://a.example', 'here').text).toBe(
    '[here](https://a.example)',
  )
})

it('inserts words for the selected ones, and goes on after them', () => {
  expect(insertWords({ text: 'Dear you, hello', from: 5, to: 8 }, '{name}')).toEqual({
    text: 'Dear {name}, hello',
    from: 11,
    to: 11,
  })
})
