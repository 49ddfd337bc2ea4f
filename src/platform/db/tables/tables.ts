import type { CatalogueTables } from './tables-catalogue.ts'
import type { OrdersTables } from './tables-orders.ts'
import type { PeopleTables } from './tables-people.ts'
import type { StoreTables } from './tables-store.ts'

export type { FulfillmentKind, FulfillmentState, OrderState } from './tables-orders.ts'
export type { TargetKind } from './tables-people.ts'

/*
 * On both databases time is epoch milliseconds, flags are 0 or 1, money is cents, structured values
 * are JSON text. The folder that alone writes a table stands in table-order.ts.
 */
export interface Tables extends CatalogueTables, OrdersTables, PeopleTables, StoreTables {}
