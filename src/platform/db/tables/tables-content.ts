export interface ContentTable {
  id: number
  version: number
}
