import { adminCopy } from '#web/admin/copy.ts'
import type { HelpPage } from '#web/admin/help/help-pages.ts'
import { addressAt, sectionAddress } from '#web/admin/location.ts'
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

const mostOfAGroup = 6
const mostHelp = 3

/** The sections, settings and pages of Help that these words name; `groups`: those the account may see. */
export function findInMenu(groups: readonly MenuGroup[], words: string): HitGroup[] {
  const asked = wordsIn(words)
  if (asked.length === 0) return []
  const isOfSettings = ({ name }: MenuGroup) => name === adminCopy.groups.settings
  return [
    {
      name: copy.groups.sections,
      hits: hitsIn(
        groups.filter((each) => !isOfSettings(each)),
        asked,
      ),
    },
    { name: copy.groups.settings, hits: hitsIn(groups.filter(isOfSettings), asked) },
    { name: copy.groups.help, hits: helpHits(asked) },
  ]
}

function hitsIn(groups: readonly MenuGroup[], asked: readonly string[]): Hit[] {
  return groups
    .flatMap((group) =>
      group.entries.map((entry) => ({
        group,
        entry,
        title: group.byKind ? entry.title : entry.label,
      })),
    )
    .map((each) => {
      const { keywords = '' } = each.entry
      const rank = rankOf(asked, [each.title, each.group.name, keywords])
      return { ...each, rank }
    })
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, mostOfAGroup)
    .map(({ group, entry: { at, id }, title }) => ({
      to: addressAt(at, id),
      title,
      about: group.byKind ? '' : group.name,
    }))
}

function helpHits(asked: readonly string[]): Hit[] {
  return (Object.entries(helpTitles) as [HelpPage, string][])
    .filter(([, title]) => rankOf(asked, [title]) !== null)
    .slice(0, mostHelp)
    .map(([page, title]) => ({ to: sectionAddress('help', page), title, about: '' }))
}

/** Every asked word begins a word of the texts. 0: of the first text alone; null: no match. */
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
