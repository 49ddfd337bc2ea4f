import { z } from 'zod'
import { isShopError } from '#platform/errors.ts'
import type { Form } from '#shop/catalogue/products/form-checks.ts'

/**
 * Specification §5: checks run in the order given, and the first failure stops them. zod alone
 * would report all wrong types before any of our words.
 */
export function inOrder<T>(fields: z.ZodObject, check: (form: Form) => T) {
  return fields.transform((form, context): T => {
    try {
      return check(form)
    } catch (error) {
      if (!isShopError(error)) throw error
      const path = error.details.field === undefined ? [] : [error.details.field]
      context.addIssue({ code: 'custom', path, message: error.message })
      return z.NEVER
    }
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
  formId: field('string', 'Made up by the form: the same one sent twice makes one piece.'),
}

export const editMarkFields = {
  hidden,
  version: field('integer', '`updatedAt` as read; refused as `changed` when it is another by now.'),
}
