import type { Reader, Writer } from '#platform/db/database.ts'
import type { Copy } from './edition.ts'

export async function readCopies(
  reader: Reader | Writer,
  orderIds: readonly string[],
): Promise<Map<number, Copy[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await copies(reader).where('order_id', 'in', orderIds).execute()
  return byOwner(rows, ({ line_id }) => line_id)
}

export async function readOfflineCopies(
  reader: Reader | Writer,
  saleIds: readonly number[],
): Promise<Map<number, Copy[]>> {
  if (saleIds.length === 0) return new Map()
  const rows = await copies(reader).where('outside_sale_id', 'in', saleIds).execute()
  return byOwner(rows, ({ outside_sale_id }) => outside_sale_id)
}

export async function withReissuedNumbers(
  reader: Reader,
  copies: ReadonlyMap<number, Copy[]>,
): Promise<Map<number, Copy[]>> {
  const ids = [...copies.values()].flat().flatMap(({ id, isVoid }) => (isVoid ? id : []))
  if (ids.length === 0) return new Map(copies)
  const rows = await reader
    .selectFrom('certificates as was')
    .innerJoin('certificates as other', (join) =>
      join
        .onRef('other.edition_id', '=', 'was.edition_id')
        .onRef('other.number', '=', 'was.number')
        .onRef('other.proof', '=', 'was.proof'),
    )
    .select(['was.id', 'other.id as again', 'other.voided_at'])
    .where('was.id', 'in', ids)
    .where((eb) => eb.or([eb('other.voided_at', 'is', null), eb('other.on_sale', '=', 1)]))
    .execute()
  const now = new Map(rows.map(({ id, again, voided_at }) => [id, voided_at ? null : again]))
  const told = (copy: Copy) => (now.has(copy.id) ? { ...copy, again: now.get(copy.id) } : copy)
  return new Map([...copies].map(([line, of]) => [line, of.map(told)]))
}

export function lineCopies(
  copies: ReadonlyMap<number, Copy[]>,
  lineId: number,
): { copies?: Copy[] } {
  const of = copies.get(lineId)
  return of ? { copies: of } : {}
}

type Row = Awaited<ReturnType<ReturnType<typeof copies>['execute']>>[number]

function copies(reader: Reader | Writer) {
  return reader
    .selectFrom('certificates')
    .leftJoin('editions', 'editions.id', 'certificates.edition_id')
    .select(['certificates.id', 'number', 'proof', 'line_id', 'outside_sale_id', 'voided_at'])
    .select(['edition_id', 'total', 'proofs'])
    .orderBy('number')
}

function byOwner(rows: readonly Row[], ownerOf: (row: Row) => number | null): Map<number, Copy[]> {
  const found = new Map<number, Copy[]>()
  for (const row of rows) {
    const owner = ownerOf(row)
    if (owner !== null) found.set(owner, [...(found.get(owner) ?? []), copyOf(row)])
  }
  return found
}

function copyOf({ id, number, proof, voided_at, edition_id, total, proofs }: Row): Copy {
  const what = edition_id === null ? 'single' : proof === 1 ? 'proof' : 'numbered'
  const of = what === 'proof' ? proofs : total
  return { id, what, number: number ?? 1, total: of ?? 1, isVoid: voided_at !== null }
}
