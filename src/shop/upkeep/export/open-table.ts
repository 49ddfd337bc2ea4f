import type { Reader } from '#platform/db/database.ts'

/** A cell of a table. */
export type Cell = string | number | null

/** A table: its file's name, its columns with their meaning, and its rows. */
export interface OpenTable {
  file: string
  about: string
  columns: Record<string, string>
  rows(reader: Reader): AsyncGenerator<Cell[]>
}

/** A time as tables and JSON write it. */
export const iso = (at: number): string => new Date(at).toISOString()
