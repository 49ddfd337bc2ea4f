import { z } from 'zod'
import { isShopError, type ShopError } from '#platform/errors.ts'
import { type Form, refusals } from '#shop/catalogue/products/form-checks.ts'

/**
 * Specification §5: checks run in the order given, and their failures are told in it. zod alone
 * would report all wrong types before any of our words.
 */
export function inOrder<T>(fields: z.ZodObject, check: (form: Form) => T) {
  return fields.transform((form, context): T => {
    const refused: ShopError[] = []
    let read: T | undefined
    try {
      read = check({ ...form, [refusals]: refused })
    } catch (error) {
      if (!isShopError(error)) throw error
      refused.push(error)
    }
    for (const { details, message } of refused) {
      const path = details.field === undefined ? [] : [details.field]
      context.addIssue({ code: 'custom', path, message })
    }
    return refused.length > 0 ? z.NEVER : (read as T)
  })
}

type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'

/** The checks validate the field; type and description only document the API. */
export function field(type: FieldType | readonly [FieldType, 'null'], description: string) {
  return z.unknown().optional().meta({ type, description })
}

const hidden = field('boolean', 'A draft: only the owner sees it. Left as it is when not sent.')

export const createMarkFields = {
  hidden,
  formId: field(
    'string',
    'Made up by the form: sent twice with the same contents, it makes one piece.',
  ),
}

export const editMarkFields = {
  hidden,
  version: field('integer', '`updatedAt` as read; refused as `changed` when it is another by now.'),
}
