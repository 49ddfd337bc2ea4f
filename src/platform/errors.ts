/** Failures that the shop expects, with their HTTP status. Anything else that is thrown is a bug. */
export const httpStatus = {
  bad_input: 400,
  no_session: 401,
  code_needed: 401,
  confirm_sign_in: 403,
  account_removed: 403,
  forbidden: 403,
  not_found: 404,
  gone: 404,
  sold: 404,
  sold_out: 409,
  held: 409,
  duplicate: 409,
  changed: 409,
  empty_cart: 409,
  no_destination: 409,
  code_unknown: 404,
  code_over: 409,
  code_used_up: 409,
  code_not_usable: 409,
  on_vacation: 409,
  not_open: 409,
  too_large: 413,
  too_many: 429,
  hold_limit: 429,
  quantity_limit: 409,
  one_each: 409,
  payment_unavailable: 503,
  payment_refused: 502,
  fulfilment_unavailable: 503,
  storage_unavailable: 503,
  mail_unavailable: 503,
  busy: 503,
} as const

export type ErrorCode = keyof typeof httpStatus

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
