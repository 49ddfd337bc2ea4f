import type { Logger } from 'pino'

let log: Logger | undefined

/** React Router calls the page entry without our context. */
export function setPageLog(logger: Logger): void {
  log = logger
}

export function pageLog(): Pick<Logger, 'error'> {
  return log ?? { error: () => {} }
}
