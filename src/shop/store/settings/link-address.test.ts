import { expect, it } from 'vitest'
import { wholeAddress } from './link-address.ts'

it.each([
  ['https://example.com/me', '', 'https://example.com/me'],
  ['mailto:me@example.com', '', 'mailto:me@example.com'],
  [' www.example.com ', '', 'https://www.example.com'],
  ['example.com/shop?a=1', 'Shop', 'https://example.com/shop?a=1'],
  ['https://www.example.com', '', 'https://www.example.com'],
  ['https://https://example.com', '', 'https://example.com'],
  ['me@example.com', 'Mail', 'mailto:me@example.com'],
  ['@slow.heron', 'Instagram', 'https://www.instagram.com/slow.heron'],
  ['https://@slow.heron', 'My Instagram', 'https://www.instagram.com/slow.heron'],
  ['@heron', 'TikTok', 'https://www.tiktok.com/@heron'],
  ['@heron@art.example', 'Mastodon', 'https://art.example/@heron'],
  ['@heron.bsky.social', 'Bluesky', 'https://bsky.app/profile/heron.bsky.social'],
])('of “%s” under the name “%s” makes %s', (typed, name, whole) => {
  expect(wholeAddress(typed, name)).toBe(whole)
})

it.each([
  ['@heron', 'Elsewhere'],
  ['heron', 'Instagram'],
  ['javascript:alert(1)', 'Instagram'],
  ['', ''],
])('leaves “%s” under the name “%s” unchanged, for the check to refuse', (typed, name) => {
  expect(wholeAddress(typed, name)).toBe(typed)
})
