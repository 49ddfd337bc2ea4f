import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { helpTitles } from '#web/admin/search/copy.ts'
import { helpFor, locationOf, menuFor } from '#web/admin/sections.server.ts'
import { readHelp } from './help-blocks.ts'
import { type HelpPage, helpHeadings, helpPages, helpText } from './help-pages.ts'
import { section } from './help-section.tsx'

const folder = fileURLToPath(new URL('../../../../docs/owner', import.meta.url))
/** The shop's texts, as they stand in its sources; a straight apostrophe counts as a round one. */
const sources = sourcesIn(fileURLToPath(new URL('../../..', import.meta.url)))
  .replaceAll("'", '’')
  .replaceAll(/\$\{who\}/g, 'Printful')
/** Quoted words that stand on no screen of the shop. */
const spoken = ['export', 'Security credentials']
const sections = menuFor('owner', ['demo']).flatMap(({ entries }) => entries)
const helpAt = (at: string, id = '') =>
  helpFor(locationOf(new URLSearchParams({ at, id }), 'owner'))

function sourcesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

describe('the owner’s documentation', () => {
  it('has the pages of its folder, each with a title', () => {
    const files = readdirSync(folder).map((file) => file.replace(/\.md$/, ''))
    expect(files.sort()).toEqual([...helpPages].sort())
    const titles = helpPages.map((page) => readHelp(helpText(page)).title)
    expect(titles.filter((title) => title === '')).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
    const found = helpPages.map((page) => helpTitles[page])
    expect(titles.map((title) => title.replace("'", '’'))).toEqual(found)
  })

  it('offers the search the headings that its pages show', () => {
    const headings = (page: HelpPage) =>
      readHelp(helpText(page))
        .blocks.filter(({ kind }) => kind === 'heading')
        .map((block) => ('runs' in block ? block.runs.map(({ text }) => text).join('') : ''))
    expect(helpPages.map(helpHeadings)).toEqual(helpPages.map(headings))
  })

  it('has every section’s page', () => {
    const without = sections.filter(({ at }) => helpAt(at) === null)
    expect(without.map(({ at }) => at)).toEqual(['help'])
  })

  it('has the present service’s page', () => {
    expect(helpAt('services', 'pictures')).toBe('pictures')
    expect(helpAt('services')).toBe('payments')
  })

  it.each(helpPages)('%s leads only to existing pages', (page) => {
    const links = [...helpText(page).matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to)
    expect(links.filter((to) => !helpPages.some((name) => to === `${name}.md`))).toEqual([])
  })

  it.each(helpPages)('%s names no variable, no file and no command', (page) => {
    const words = helpText(page).replace(/\]\([^)]+\)/g, ']')
    expect(words).not.toMatch(/[A-Z]{2,}_[A-Z]/)
    expect(words).not.toMatch(/\b(?:env|npm|server\.|docs\/|localhost|webhook|API|terminal)\b/)
    expect(words).not.toMatch(/\.(?:md|json|env|key|sqlite|ts)\b|`/)
  })

  it.each(helpPages)('%s names sections by their labels', (page) => {
    const groups = menuFor('owner').map(({ name }) => name)
    const named = [...helpText(page).matchAll(/[Uu]nder \*\*([^*]+)\*\*/g)].map(([, name]) => name)
    expect(named.filter((name) => !groups.includes(name ?? ''))).toEqual([])
  })

  it.each(helpPages)('%s opens sections by their labels', (page) => {
    const labels = sections.map(({ label }) => label)
    const opened = [...helpText(page).matchAll(/\bopen \*\*([^*]+)\*\*/g)].map(([, name]) => name)
    expect(opened.filter((name) => !labels.includes(name ?? ''))).toEqual([])
  })

  it.each(helpPages)('%s quotes words of a screen', (page) => {
    const quoted = [...helpText(page).matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)
    const isThere = (words: string) => sources.includes(words.replaceAll("'", '’'))
    expect(quoted.filter((words) => !isThere(words) && !spoken.includes(words))).toEqual([])
  })

  it('is shown by its own address, and its list by any other', async () => {
    const at = new URLSearchParams({ at: 'help', id: 'payments' })
    expect(locationOf(at, 'helper')).toEqual({ section: 'help', id: 'payments' })
    const shop = undefined as never
    expect((await section.load(shop, { id: 'payments' })).name).toBe('Payments')
    expect((await section.load(shop, { id: 'no-such-page' })).list).toHaveLength(helpPages.length)
  })
})

describe('a page of the documentation', () => {
  it('is read as title, headings, paragraphs, steps and lists', () => {
    const text = '# Hello\n\nOne\n\n## Do\n\n1. a\n2. **b** c\n\n- d\n- see [E](e.md).'
    expect(readHelp(text)).toEqual({
      title: 'Hello',
      blocks: [
        { kind: 'paragraph', runs: [{ text: 'One' }] },
        { kind: 'heading', runs: [{ text: 'Do' }] },
        { kind: 'steps', items: [[{ text: 'a' }], [{ text: 'b', strong: true }, { text: ' c' }]] },
        {
          kind: 'list',
          items: [[{ text: 'd' }], [{ text: 'see ' }, { text: 'E', page: 'e' }, { text: '.' }]],
        },
      ],
    })
  })

  it('continues over lines, until a line is empty or begins another block', () => {
    const text = '# Hello\nOne **b\nc** goes\non.\n\n1. a\n   b\n2. c\n\nTwo'
    expect(readHelp(text).blocks).toEqual([
      {
        kind: 'paragraph',
        runs: [{ text: 'One ' }, { text: 'b c', strong: true }, { text: ' goes on.' }],
      },
      { kind: 'steps', items: [[{ text: 'a b' }], [{ text: 'c' }]] },
      { kind: 'paragraph', runs: [{ text: 'Two' }] },
    ])
  })

  it('keeps markup, and external links, as plain text', () => {
    const text = '<script>x</script> [a](https://b.example) [c](javascript:d)'
    expect(readHelp(text).blocks).toEqual([{ kind: 'paragraph', runs: [{ text }] }])
  })
})
