import type { ApiContext } from '#http/api.ts'
import { badInput } from '#platform/errors.ts'
import { productsCopy } from './copy.ts'
import { wholeNumber } from './form-checks.ts'

/** Throws bad_input when a body names another id than the address (design §4, ids in bodies). */
export async function sameId(c: ApiContext, inPath: number): Promise<void> {
  const body: unknown = await c.req.json()
  if (typeof body !== 'object' || body === null || !('id' in body)) return
  if (body.id === undefined || body.id === null || body.id === '') return
  if (wholeNumber(body.id) !== inPath) {
    throw badInput('id', productsCopy.otherId)
  }
}
