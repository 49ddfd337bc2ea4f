import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { editVersion } from '#platform/edit-version.ts'
import { ArrangeList } from '#shop/catalogue/collections/admin/arrange/arrange-list.tsx'
import type { Arranged } from '#shop/catalogue/collections/admin/arrange/arranged.ts'
import { type OwnPage, type PageBlock, pageSpots } from '#shop/store/written-pages/own-page.ts'
import {
  factWords,
  firstParagraph,
  pageNames,
  pageTitles,
  parseBlocks,
} from '#shop/store/written-pages/pages.ts'
import { readyPages } from '#shop/store/written-pages/ready-pages.copy.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { navItemsFor } from '#web/shell/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { writtenPagesAdminCopy as copy } from './copy.ts'
import { OwnPageEditor } from './own-page-editor.tsx'
import styles from './pages.module.css'
import { ShopPageEditor } from './shop-page-editor.tsx'

export const section = {
  at: 'pages',
  label: copy.pages,
  least: 'partner',
  menu: { group: 'website', place: 30, keywords: copy.keywords },
  help: 'words-and-pages',
  load,
} satisfies Section

async function load(shop: Shop, { id }: SectionRequest) {
  const { ownPages } = shop.storefront
  const name = pageNames.find((one) => one === id)
  if (name) {
    const [{ text, blocks = [], version }, facts, saved] = await Promise.all([
      shop.settings.forms.pages[name].read(),
      shop.settings.pageFacts(),
      shop.settings.saved(),
    ])
    return {
      name: pageTitles[name],
      kind: 'shop' as const,
      page: name,
      text,
      blocks,
      version,
      first: !saved.pages.includes(name),
      words: factWords(facts),
      sources: await readSources(shop, blocks),
    }
  }
  const [, ready = null] = /^new(?:-(\w+))?$/.exec(id ?? '') ?? []
  const isNew = id?.startsWith('new')
  if (isNew || /^[1-9]\d{0,8}$/.test(id ?? '')) {
    const page = isNew ? null : await ownPages.read(Number(id))
    const words = factWords(await shop.settings.pageFacts())
    return {
      name: page?.title ?? copy.newPage,
      kind: 'own' as const,
      page,
      words,
      ready: Object.hasOwn(readyPages, ready ?? '') ? (ready as keyof typeof readyPages) : null,
      sources: await readSources(shop, page?.blocks ?? []),
    }
  }
  const own = await ownPages.list()
  const lists = pageSpots.flatMap((spot) => {
    const pages = own.filter((page) => page.spot === spot)
    const version = editVersion(pages.map((page) => page.id))
    return pages.length === 0 ? [] : { spot, version, items: pages.map(toArranged) }
  })
  const shops = await Promise.all(
    pageNames.map(async (page) => ({
      page,
      begins: firstParagraph(parseBlocks(await shop.settings.page(page))) ?? '',
    })),
  )
  return { name: null, kind: 'list' as const, lists, shops }
}

export type BlockSources = Awaited<ReturnType<typeof readSources>>

/** Everything that blocks may refer to, and the names of what they refer to now. */
async function readSources(shop: Shop, blocks: readonly PageBlock[]) {
  const { collections, ownPages } = shop.storefront
  const named = blocks.flatMap((block) => (block.kind === 'piece' && block.piece) || [])
  const [pictures, galleries, series, shown, studio, pages, pieces, cards] = await Promise.all([
    ownPages.pictures(blocks),
    collections.list('gallery'),
    collections.list('series'),
    shop.catalogue.listShown(),
    shop.settings.studio(),
    ownPages.list(),
    shop.catalogue.choices({ which: 'shown' }),
    shop.catalogue.listNamed(named),
  ])
  const links = [
    ...navItemsFor(shown, studio.takesCommissions).map(({ to, name }) => [to, name] as const),
    [pagePaths.contact, copy.contact] as const,
    ...pages.map(({ path, title }) => [path, title] as const),
    ...pageNames.map((name) => [pagePaths[name], pageTitles[name]] as const),
  ]
  return {
    pictures: [...pictures],
    galleries: [...galleries, ...series].map(({ id, title }) => [String(id), title] as const),
    links,
    pieces,
    named: Object.fromEntries(cards.map(({ kind, id, name }) => [`${kind}/${id}`, name])),
  }
}

function toArranged({ id, title, draft }: OwnPage): Arranged {
  return {
    key: String(id),
    name: title,
    picture: null,
    note: draft ? copy.draftNote : null,
    to: adminSectionPath('pages', id),
  }
}

type PagesData = Loaded<typeof section>

export default function PagesScreen(data: PagesData) {
  if (data.kind === 'shop') return <ShopPageEditor key={data.page} {...data} />
  if (data.kind === 'own') {
    return <OwnPageEditor key={data.page?.id ?? data.ready} {...data} />
  }
  return <PageLists {...data} />
}

function PageLists({ lists, shops }: Extract<PagesData, { kind: 'list' }>) {
  return (
    <div className={`${layout.stack6} ${layout.shrinks}`}>
      <p className={`${prose.lead} ${layout.measure}`}>{copy.intro}</p>
      {lists.map(({ spot, version, items }) => (
        <section
          key={spot}
          className={`${layout.stack3} ${layout.shrinks}`}
          aria-labelledby={`${spot}-title`}
        >
          <h2 id={`${spot}-title`} className={prose.title3}>
            {copy.spots[spot]}
          </h2>
          <ArrangeList
            items={items}
            version={version}
            send={(order, seen) =>
              call('PUT /api/own-pages/order', {
                body: { spot, ids: order.map(({ key }) => Number(key)), version: seen },
              })
            }
          />
        </section>
      ))}
      <section className={`${layout.stack3} ${layout.shrinks}`} aria-labelledby="new-title">
        <h2 id="new-title" className={prose.title3}>
          {copy.makeOne}
        </h2>
        <ul className={styles.list}>
          {Object.entries(readyPages).map(([name, { title, hint }]) => (
            <Sheet key={name} to={`new-${name}`} title={title} words={hint} label={copy.begin} />
          ))}
        </ul>
        <p>
          <ButtonLink to={adminSectionPath('pages', 'new')} variant="quiet">
            {copy.emptyPage}
          </ButtonLink>
        </p>
      </section>
      <section className={`${layout.stack3} ${layout.shrinks}`} aria-labelledby="shops-title">
        <h2 id="shops-title" className={prose.title3}>
          {copy.shops}
        </h2>
        <p className={`${prose.hint} ${layout.measure}`}>{copy.shopsHint}</p>
        <ul className={styles.list}>
          {shops.map(({ page, begins }) => (
            <Sheet
              key={page}
              to={page}
              title={pageTitles[page]}
              words={begins}
              label={copy.write}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}

interface SheetProps {
  to: string
  title: string
  words: string
  label: string
}

function Sheet({ to, title, words, label }: SheetProps) {
  return (
    <li>
      <Link to={adminSectionPath('pages', to)} className={styles.sheet}>
        <h3 className={prose.title4}>{title}</h3>
        <p className={styles.begins}>{words}</p>
        <span className={`${control.plain} ${layout.line} ${prose.strong} ${styles.write}`}>
          {label}
        </span>
      </Link>
    </li>
  )
}
