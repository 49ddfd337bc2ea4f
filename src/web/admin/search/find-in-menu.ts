import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { adminCopy } from '#web/admin/copy.ts'
import type { HelpPage } from '#web/admin/help/help-pages.ts'
import type { MenuGroup } from '#web/admin/menu-groups.ts'
import { adminSearchCopy as copy, helpTitles } from './copy.ts'

export interface Hit {
  to: string
  title: string
  about: string
}

export interface HitGroup {
  name: string
  hits: readonly Hit[]
}

/** Of a page of Help. */
export type Headings = (page: HelpPage) => readonly string[]

const mostOfAGroup = 6
const mostHelp = 3

/**
 * Sections, settings and pages of Help that the words name; a match in a name comes before one in
 * keywords, and a page's title before its headings. `groups`: the menu of the account.
 */
export function findInMenu(
  groups: readonly MenuGroup[],
  words: string,
  headings: Headings = () => [],
): HitGroup[] {
  const asked = wordsIn(words)
  if (asked.length === 0) return []
  const isOfSettings = ({ name }: MenuGroup) => name === adminCopy.groups.settings
  const sections = groups.filter((each) => !isOfSettings(each))
  const found = [
    { name: copy.groups.sections, ranked: rankedIn(sections, asked) },
    { name: copy.groups.settings, ranked: rankedIn(groups.filter(isOfSettings), asked) },
  ].toSorted((a, b) => bestOf(a.ranked) - bestOf(b.ranked))
  return [
    ...found.map(({ name, ranked }) => ({ name, hits: ranked.map(({ hit }) => hit) })),
    { name: copy.groups.help, hits: helpHits(asked, headings) },
  ]
}

const bestOf = ([first]: readonly { rank: number }[]) => first?.rank ?? Number.MAX_SAFE_INTEGER

function rankedIn(groups: readonly MenuGroup[], asked: readonly string[]) {
  return groups
    .flatMap((group) =>
      group.entries.map((entry) => ({
        group,
        entry,
        title: group.byKind ? entry.title : entry.label,
      })),
    )
    .flatMap(({ group, entry: { at, id, keywords = '' }, title }) => {
      const rank = rankOf(asked, [title, group.name, keywords])
      const about = group.byKind ? '' : group.name
      return rank === null ? [] : [{ rank, hit: { to: adminSectionPath(at, id), title, about } }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostOfAGroup)
}

function helpHits(asked: readonly string[], headings: Headings): Hit[] {
  return (Object.entries(helpTitles) as [HelpPage, string][])
    .flatMap(([page, title]) => {
      const isTitle = rankOf(asked, [title]) !== null
      const about = isTitle
        ? ''
        : headings(page).find((each) => rankOf(asked, [title, each]) !== null)
      const to = adminSectionPath('help', page)
      return about === undefined ? [] : [{ rank: isTitle ? 0 : 1, hit: { to, title, about } }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostHelp)
    .map(({ hit }) => hit)
}

/** Every asked word must begin a word of the texts. 0: all in the first text; null: no match. */
function rankOf(asked: readonly string[], texts: readonly string[]): number | null {
  for (let upTo = 1; upTo <= texts.length; upTo++) {
    const known = texts.slice(0, upTo).flatMap(wordsIn)
    if (asked.every((word) => known.some((each) => each.startsWith(word)))) return upTo - 1
  }
  return null
}

/** Small letters without accents. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
