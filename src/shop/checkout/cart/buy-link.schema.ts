import { z } from 'zod'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { ownPath } from '#platform/addresses/own-path.ts'
import { mergeBy } from '#platform/spread.ts'
import { cartCopy } from './copy.ts'

/* '/buy/prints-3-10x10:2,merch-4:1': ids of the product feeds with quantities. An id with other
   characters is '~' and its base64url. A link never holds prices. */

/** `size` as feeds write it, without spaces; '' for a piece without sizes. */
export interface BuyItem {
  kind: ProductKind
  productId: number
  size: string
  quantity: number
}

export interface BuyLink {
  items: BuyItem[]
  unread: number
}

/** Further pieces count as unreadable. */
export const mostBuyItems = 20

const oneItem = /^(?<token>[^:]+)(?::(?<quantity>[1-9]\d*))?$/
const feedId = /^(?<name>[a-z]+)-(?<id>[1-9]\d{0,8})(?:-(?<size>.{1,60}))?$/su

function readItems(text: string): BuyLink {
  const read = text.split(',').map(readItem)
  const pieces = mergeBy(
    read.filter((item) => item !== null),
    ({ kind, productId, size }) => `${kind}-${productId}-${size}`,
    ['quantity'],
  )
  const items = pieces.slice(0, mostBuyItems)
  const unread = read.filter((item) => item === null).length + pieces.length - items.length
  return { items, unread }
}

function readItem(text: string): BuyItem | null {
  const { token = '', quantity = '1' } = oneItem.exec(text.trim())?.groups ?? {}
  const { name, id, size = '' } = feedId.exec(decoded(token))?.groups ?? {}
  const kind = productKinds.find((each) => each === name)
  if (!kind) return null
  return { kind, productId: Number(id), size: size.replaceAll(' ', ''), quantity: Number(quantity) }
}

/** Two spellings of one id would be two ids for a reader: only the canonical spelling counts. */
function decoded(token: string): string {
  if (!token.startsWith('~')) return token
  const written = token.slice(1)
  try {
    const letters = atob(written.replaceAll('-', '+').replaceAll('_', '/'))
    const again = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return again !== written || /\p{Cc}/u.test(text) ? '' : text
  } catch {
    return ''
  }
}

const longestItems = 2000

/** A cut text ends with a comma, so that the cut counts as an unread item. */
export function readableItems(items: string): string {
  if (items.length <= longestItems) return items
  return items.slice(0, items.lastIndexOf(',', longestItems - 1) + 1)
}

export const buyItemsSchema = z
  .string(cartCopy.itemsMissing)
  .min(1, cartCopy.itemsMissing)
  .max(longestItems, cartCopy.itemsTooLong)
  .transform(readItems)
  .meta({ type: 'string', maxLength: longestItems, example: 'prints-3-10x10:2,merch-4:1' })

/** Only pages of this shop: any other address would be an open redirect. */
export const continueToSchema = z
  .string(cartCopy.noPage)
  .max(2000, cartCopy.noPage)
  .regex(/^\/[^\\\s\p{Cc}]*$/u, cartCopy.noPage)
  .transform((path, context) => {
    const own = ownPath(path)
    if (own === null) context.addIssue({ code: 'custom', message: cartCopy.noPage })
    return own ?? z.NEVER
  })
  .meta({ type: 'string', maxLength: 2000, example: '/about' })

/** Two preferences count as none: their order decides nothing. */
export function parseContinueTo(query: URLSearchParams): string | undefined {
  const [next, ...more] = query.getAll('continue_to')
  return more.length === 0 ? continueToSchema.safeParse(next).data : undefined
}

export const buyLinkBody = z.object({
  items: buyItemsSchema,
  continue_to: continueToSchema.optional(),
})
