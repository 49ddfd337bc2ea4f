import { pino } from 'pino'
import { createLog } from '#log'

export const quietLog = pino({ level: 'silent' })

export function captureLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('debug', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  })
  return { log, lines }
}
