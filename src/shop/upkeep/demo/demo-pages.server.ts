import type { Writer } from '#platform/db/database.ts'
import type { PageBlock } from '#shop/store/written-pages/own-page.ts'
import { addPage } from '#shop/store/written-pages/own-pages.server.ts'
import type { DemoBlock, DemoStudio } from './demo-studio.ts'

/** Call it after the pieces and the galleries. Returns the pages' ids. */
export async function addDemoPages(
  trx: Writer,
  { pages = [] }: DemoStudio,
  addresses: ReadonlyMap<string, string>,
  now: number,
): Promise<number[]> {
  const ids: number[] = []
  for (const { blocks, ...page } of pages) {
    const named: PageBlock[] = []
    for (const block of blocks) named.push(await toBlock(trx, block, addresses))
    const form = { ...page, slug: '', draft: false, blocks: named }
    ids.push((await addPage(trx, form, now)).id)
  }
  return ids
}

async function toBlock(
  trx: Writer,
  block: DemoBlock,
  addresses: ReadonlyMap<string, string>,
): Promise<PageBlock> {
  const address = ({ key }: { key: string }) => addresses.get(key) ?? ''
  switch (block.kind) {
    case 'picture':
      return { ...block, picture: address(block.picture) }
    case 'pictures':
      return { ...block, pictures: block.pictures.map(address) }
    case 'piece': {
      const row = await trx
        .selectFrom('pieces')
        .select(['kind', 'id'])
        .where('name', '=', block.piece)
        .executeTakeFirstOrThrow()
      return { kind: 'piece', piece: row }
    }
    case 'gallery': {
      const row = await trx
        .selectFrom('collections')
        .select('id')
        .where('slug', '=', block.gallery)
        .executeTakeFirstOrThrow()
      return { kind: 'gallery', gallery: row.id }
    }
    default:
      return block
  }
}
