/* Needs the edition's lock. Opens no transaction. Counts artist's proofs separately. */
import type { Writer } from '#platform/db/database.ts'
import { badInput } from '#platform/errors.ts'
import { editionsCopy } from './copy.ts'
import { lockEdition } from './editions.server.ts'

/** Returns fewer numbers when fewer are left. ShopError 'bad_input' on `proof` for missing proofs. */
export async function nextNumbers(
  trx: Writer,
  editionId: number,
  quantity: number,
  isProof: boolean,
): Promise<number[]> {
  const edition = await lockEdition(trx, editionId)
  const { proofs } = edition
  const given = isProof ? edition.proofs_given : edition.given
  const left = (isProof ? proofs : edition.total) - given
  const again = await reuseVoidNumbers(trx, editionId, isProof, quantity)
  const missing = quantity - again.length
  if (isProof && missing > left) throw badInput('proof', noProofLeft(proofs))
  const last = given + Math.min(missing, left)
  await trx
    .updateTable('editions')
    .set(isProof ? { proofs_given: last } : { given: last })
    .where('id', '=', editionId)
    .execute()
  return [...again, ...following(given, last - given)]
}

function noProofLeft(proofs: number): string {
  if (proofs === 0) return editionsCopy.noProofsStated
  return editionsCopy.notSoManyProofs(proofs)
}

const following = (given: number, count: number) =>
  Array.from({ length: count }, (_, at) => given + 1 + at)

async function reuseVoidNumbers(
  trx: Writer,
  editionId: number,
  isProof: boolean,
  quantity: number,
): Promise<number[]> {
  const again = await trx
    .selectFrom('certificates')
    .select(['id', 'number'])
    .where('edition_id', '=', editionId)
    .where('proof', '=', Number(isProof))
    .where('on_sale', '=', 1)
    .orderBy('number')
    .limit(quantity)
    .execute()
  if (again.length > 0) {
    await trx
      .updateTable('certificates')
      .set({ on_sale: 0 })
      .where(
        'id',
        'in',
        again.map(({ id }) => id),
      )
      .execute()
  }
  return again.flatMap(({ number }) => number ?? [])
}
