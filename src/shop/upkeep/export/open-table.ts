export type Cell = string | number | null

/** ISO 8601. */
export const iso = (at: number): string => new Date(at).toISOString()
