import { expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'

const site = { studioName: 'Slow Heron', publicUrl: 'https://heron.example' }
const page = { title: 'Merch', description: 'Small things.', path: '/merch-gallery' }
const picture = {
  address: '/media/Prints/ab.jpg',
  width: 1000,
  height: 1500,
  placeholder: 'data:,',
  alt: 'A heron',
}

it('names the page, then the studio', () => {
  expect(pageMeta(site, page)).toContainEqual({ title: 'Merch · Slow Heron' })
  expect(pageMeta(site, { ...page, title: undefined })).toContainEqual({ title: 'Slow Heron' })
})

it('gives the page one whole address', () => {
  const href = 'https://heron.example/merch-gallery'
  expect(pageMeta(site, page)).toContainEqual({ tagName: 'link', rel: 'canonical', href })
})

it('tells search engines nothing about a hidden page', () => {
  const facts = pageMeta(site, { ...page, picture, noindex: true, jsonLd: { a: 1 } })
  expect(facts).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(facts)).not.toMatch(/canonical|og:|ld\+json/)
})

it('shares a picture as a sheet of paper, with its size', () => {
  const facts = pageMeta(site, { ...page, picture })
  const content = 'https://heron.example/media/Prints/ab-share.jpg'
  expect(facts).toContainEqual({ property: 'og:image', content })
  expect(facts).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(facts).toContainEqual({ property: 'og:image:height', content: '630' })
})

it('ends a long description at a whole word', () => {
  const facts = pageMeta(site, { ...page, description: 'ink and paper '.repeat(30) })
  const found = facts.find((fact) => 'name' in fact && fact.name === 'description')
  expect(found).toEqual({
    name: 'description',
    content: expect.stringMatching(/ (ink|and|paper)…$/),
  })
  expect((found as { content: string }).content.length).toBeLessThanOrEqual(160)
})

it('shares a page without a picture with the theme’s card', () => {
  const facts = pageMeta({ ...site, shareCard: '/look/ab/share.jpg' }, page)
  const content = 'https://heron.example/look/ab/share.jpg'
  expect(facts).toContainEqual({ property: 'og:image', content })
  expect(facts).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(pageMeta(site, page)).toContainEqual({ name: 'twitter:card', content: 'summary' })
})
