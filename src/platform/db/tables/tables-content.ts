/** db: a single row. Every change of public pages raises its version. */
export interface ContentTable {
  id: number
  version: number
}
