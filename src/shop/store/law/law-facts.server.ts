import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import type { LawSettings } from './law.ts'
import type { Lacking, LawFacts } from './missing.ts'
import { textileWords } from './textiles.ts'
import { withdrawalDays } from './withdrawal.ts'
import { dearPrint } from './words/edition.copy.ts'

const mostNamed = 8
const nothing: Lacking = { first: [], count: 0 }

export async function readLawFacts(reader: Reader | Writer, law: LawSettings): Promise<LawFacts> {
  const textilesWithout = async (field: 'fabric' | 'origin') => {
    const [clothing, merch] = await Promise.all([
      law.kinds.clothing[field] ? nothing : lacking(reader, 'clothing', without(field)),
      law.kinds.merch[field]
        ? nothing
        : lacking(reader, 'merch', sql<SqlBool>`${without(field)} and ${soundsTextile}`),
    ])
    return {
      first: [...clothing.first, ...merch.first].slice(0, mostNamed),
      count: clothing.count + merch.count,
    }
  }
  const [fibres, origins, edition] = await Promise.all([
    textilesWithout('fabric'),
    textilesWithout('origin'),
    lacking(reader, 'prints', dearWithoutStatement(dearPrint(await readCurrency(reader)))),
  ])
  return {
    address: law.sellerAddress !== '' && law.published,
    phone: law.phone !== '',
    responsible: law.responsible !== '',
    notice: law.notice !== null || law.notices.length > 0,
    returnDays: law.returnDays === null || law.returnDays >= withdrawalDays,
    finalPrice: true,
    tax: true,
    mailbox: true,
    packaging: law.packaging.map(({ country }) => country),
    fibres,
    origin: origins,
    edition,
  }
}

/** Stored JSON includes its nulls. */
function without(field: 'fabric' | 'origin'): RawBuilder<SqlBool> {
  return sql<SqlBool>`(labelling is null or labelling like ${`%"${field}":null%`})`
}

/** A tote bag's name says that it is a textile; a pin's doesn't. */
const soundsTextile = sql<SqlBool>`(${sql.join(
  textileWords.map(
    (word) =>
      sql<SqlBool>`lower(coalesce(name, '') || ' ' || coalesce(desc_name, '')) like ${`%${word}%`}`,
  ),
  sql` or `,
)})`

const dearWithoutStatement = (from: Cents) => sql<SqlBool>`making <> 'one_of_a_kind'
  and (price >= ${from} or exists (
    select 1 from piece_sizes
    where piece_sizes.kind = pieces.kind and piece_sizes.piece_id = pieces.id
      and piece_sizes.price >= ${from}
  ))
  and not exists (
    select 1 from editions
    where editions.kind = pieces.kind and editions.piece_id = pieces.id
      and process is not null and year is not null and master is not null
  )`

async function lacking(
  reader: Reader | Writer,
  kind: ProductKind,
  rule: RawBuilder<SqlBool>,
): Promise<Lacking> {
  const found = reader
    .selectFrom('pieces')
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where('hidden', '=', 0)
    .where(
      sql<SqlBool>`(making = 'to_order' or exists (
        select 1 from stock
        where stock.kind = pieces.kind and stock.product_id = pieces.id and stock.on_hand > 0
      ))`,
    )
    .where(rule)
  const [first, { count }] = await Promise.all([
    found.select(['kind', 'id', 'name']).orderBy('id', 'desc').limit(mostNamed).execute(),
    found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ])
  return { first, count: Number(count) }
}
