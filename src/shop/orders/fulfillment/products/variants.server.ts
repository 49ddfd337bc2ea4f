import type { NotNull } from 'kysely'
import type { Database, Reader } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import { isShopError } from '#platform/errors.ts'
import type { PrintProvider, VariantStatus } from '#services/printing/port.ts'
import type { VariantsChecked } from './variants.schema.ts'

const printsAtOnce = 10

export function createVariants({ db, provider }: { db: Database; provider: () => PrintProvider }) {
  const nobody = new Map<string, VariantStatus>()

  async function ask(ids: readonly string[]): Promise<Map<string, VariantStatus> | number> {
    if (ids.length === 0) return nobody
    try {
      return (await provider().checkVariants?.(ids)) ?? nobody
    } catch (error) {
      const pause = isShopError(error) ? error.details.retryAfter : undefined
      if (pause === undefined) throw error
      return pause
    }
  }

  return {
    async about(): Promise<Pick<VariantsChecked, 'provider' | 'hasList' | 'total'>> {
      const hasList = provider().checkVariants !== undefined
      return { provider: provider().name, hasList, total: await countRows(madeSizes(db.read)) }
    },

    /**
     * A provider that asks to wait: `pause`, same place. Throws 'fulfilment_unavailable',
     * 'bad_input'.
     */
    async check(after = 0): Promise<VariantsChecked> {
      const [about, prints] = await Promise.all([this.about(), nextPrints(db.read, after)])
      const { hasList } = about
      const sizes = prints.length === 0 || !hasList ? [] : await readSizes(db.read, prints)
      const known = await ask(sizes.map(({ variant_id }) => variant_id))
      if (typeof known === 'number') {
        return { ...about, checked: 0, wrong: [], next: after, pause: known }
      }
      const wrong = sizes.flatMap((row) => {
        const status = known.get(row.variant_id) ?? 'known'
        if (status === 'known') return []
        const { id: printId, name, label: size, variant_id: variantId } = row
        return [{ printId, name, size, variantId, status }]
      })
      const next = hasList && prints.length === printsAtOnce ? (prints.at(-1) ?? null) : null
      return { ...about, checked: sizes.length, wrong, next, pause: null }
    },
  }
}

function madeSizes(reader: Reader) {
  return reader
    .selectFrom('piece_sizes')
    .innerJoin('pieces', (join) =>
      join.onRef('pieces.kind', '=', 'piece_sizes.kind').onRef('id', '=', 'piece_id'),
    )
    .where('pieces.kind', '=', 'prints')
    .where('deleted_at', 'is', null)
    .where('variant_id', 'is not', null)
}

async function nextPrints(reader: Reader, after: number): Promise<number[]> {
  const rows = await reader
    .selectFrom('pieces')
    .select('id')
    .where('kind', '=', 'prints')
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(printsAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}

function readSizes(reader: Reader, prints: readonly number[]) {
  return madeSizes(reader)
    .select(['id', 'name', 'label', 'variant_id'])
    .$narrowType<{ variant_id: NotNull }>()
    .where('id', 'in', prints)
    .orderBy('id')
    .orderBy('piece_sizes.price')
    .execute()
}
