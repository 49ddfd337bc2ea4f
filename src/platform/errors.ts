/** Failures that the shop expects. Anything else that is thrown is a bug. */
export const errorCodes = [
  'bad_input',
  'no_session',
  'code_needed',
  'confirm_sign_in',
  'forbidden',
  'not_found',
  'gone',
  'sold',
  'sold_out',
  'held',
  'duplicate',
  'changed',
  'empty_cart',
  'no_destination',
  'code_unknown',
  'code_over',
  'code_used_up',
  'code_not_usable',
  'on_vacation',
  'not_open',
  'too_large',
  'too_many',
  'hold_limit',
  'quantity_limit',
  'one_each',
  'payment_unavailable',
  'payment_refused',
  'fulfilment_unavailable',
  'storage_unavailable',
  'mail_unavailable',
  'busy',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export interface ErrorDetails {
  field?: string
  /** Seconds. */
  retryAfter?: number
  /** Epoch milliseconds. */
  heldUntil?: number
  items?: string[]
}

/** Thrown inside a transaction it rolls the transaction back. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** By name, because the bundle may hold two copies of this module. */
export function isShopError(error: unknown): error is ShopError {
  return error instanceof Error && error.name === 'ShopError'
}

export function badInput(field: string, message: string): ShopError {
  return new ShopError('bad_input', message, { field })
}
