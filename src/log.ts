import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '#config'
import { redact } from './platform/network/redact.ts'

/*
 * The process's log: one JSON line an entry. Nothing in it identifies a person: callers
 * log ids of orders and jobs at the most, and of an error only what `plainError` leaves.
 */

export function createLog(level: Config['logLevel'], into?: DestinationStream): Logger {
  return pino({ level, serializers: { err: (error: unknown) => plainError(error) } }, into)
}

/** The number of nested causes in the log. */
const depth = 4

/**
 * An error in the form that may stand in the log: kind, message, code, trace and causes. Other
 * properties stay out (a driver's quote whole rows, a mail server's the recipient), and messages
 * are redacted, because a server may repeat its input.
 */
function plainError(error: unknown, left = depth): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { message, stack, cause } = error
  const code = (error as { code?: unknown }).code
  return {
    type: error.constructor.name,
    message: redact(message),
    ...(['string', 'number'].includes(typeof code) && { code }),
    stack: traceOf(stack, message),
    ...(cause !== undefined && left > 1 && { cause: plainError(cause, left - 1) }),
  }
}

/** The stack without its message, which the log line holds already. */
function traceOf(stack = '', message: string): string {
  return redact(stack.replace(message, '').trim())
}
