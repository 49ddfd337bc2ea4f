import type { Generated } from 'kysely'

/** db: the single row whose version every change of all public pages raises. */
export interface ContentTable {
  id: number
  version: number
  /** The number of the last change of topics. */
  change: Generated<number>
}

/** db: when each topic was raised last, by the number of the change. */
export interface ContentTopicTable {
  topic: string
  change: number
}
