import type { Reader } from '#platform/db/database.ts'

export type Cell = string | number | null

/** `columns`: with their meaning. */
export interface OpenTable {
  file: string
  about: string
  columns: Record<string, string>
  rows(reader: Reader): AsyncGenerator<Cell[]>
}

/** ISO 8601. */
export const iso = (at: number): string => new Date(at).toISOString()
