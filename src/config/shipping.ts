import { z } from 'zod'
import { unreachable } from '#shop/store/store-settings/countries.ts'
import { text } from './values.ts'

export const shippingVariables = {
  SHIPPING_COUNTRIES: text.pipe(
    z
      .string()
      .regex(/^[A-Z]{2}(\s*,\s*[A-Z]{2})*$/, 'wants two-letter codes such as US, CA')
      .transform((value) => [...new Set(value.split(/\s*,\s*/))])
      .refine((codes) => codes.every((code) => regions.of(code) !== undefined), {
        error: 'wants two-letter codes of countries that exist',
      })
      .refine((codes) => !codes.some((code) => unreachable.includes(code)), {
        error: `takes no ${unreachable.slice(0, -1).join(', ')} or ${unreachable.at(-1)}: no address can be given there`,
      })
      .optional(),
  ),
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
