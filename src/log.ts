import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '#config'
import { redact } from './platform/network/redact.ts'

/* Nothing in the log identifies a person: callers log at most ids of orders and jobs. */

export function createLog(level: Config['logLevel'], into?: DestinationStream): Logger {
  return pino({ level, serializers: { err: (error: unknown) => plainError(error) } }, into)
}

const depth = 4

/** Drivers' errors quote whole rows, a mail server's the recipient, messages their input. */
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

function traceOf(stack = '', message: string): string {
  return redact(stack.replace(message, '').trim())
}
