/* Needs the edition's lock. Opens no transaction. Counts artist's proofs separately. */
import type { Writer } from '#platform/db/database.ts'
import { badInput } from '#platform/errors.ts'
import { editionsCopy } from './copy.ts'
import { lockEdition } from './editions.server.ts'

/** Returns fewer when fewer are left. */
export async function nextNumbers(
  trx: Writer,
  editionId: number,
  quantity: number,
): Promise<number[]> {
  const { given, total } = await lockEdition(trx, editionId)
  const again = await reuseVoidNumbers(trx, editionId, 0, quantity)
  const more = Math.min(quantity - again.length, total - given)
  await trx
    .updateTable('editions')
    .set({ given: given + more })
    .where('id', '=', editionId)
    .execute()
  return [...again, ...following(given, more)]
}

/** ShopError 'bad_input' on `proof` when fewer are left. */
export async function nextProofs(
  trx: Writer,
  editionId: number,
  quantity: number,
): Promise<number[]> {
  const { proofs_given: given, proofs } = await lockEdition(trx, editionId)
  const again = await reuseVoidNumbers(trx, editionId, 1, quantity)
  const more = quantity - again.length
  if (given + more > proofs) throw badInput('proof', noProofLeft(proofs))
  await trx
    .updateTable('editions')
    .set({ proofs_given: given + more })
    .where('id', '=', editionId)
    .execute()
  return [...again, ...following(given, more)]
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
  proof: 0 | 1,
  quantity: number,
): Promise<number[]> {
  const again = await trx
    .selectFrom('certificates')
    .select(['id', 'number'])
    .where('edition_id', '=', editionId)
    .where('proof', '=', proof)
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
