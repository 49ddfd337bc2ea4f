import type { Logger } from 'pino'

let log: Logger | undefined

/** Gives the page entry, which React Router calls without our context, the process's log. */
export function setPageLog(logger: Logger): void {
  log = logger
}

export function pageLog(): Pick<Logger, 'error'> {
  return log ?? { error: () => {} }
}
