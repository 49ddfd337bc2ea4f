/** db: the single row whose version every change of all public pages raises. */
export interface ContentTable {
  id: number
  version: number
}
