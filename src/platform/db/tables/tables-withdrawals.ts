/** Once stated, a row is never changed. */
export interface WithdrawalTable {
  token: string
  name: string
  order_number: string
  /** The pieces to withdraw from; '': all. */
  pieces: string
  email: string
  /** Null: no order has this number and address. */
  order_id: string | null
  begun_at: number
  stated_at: number | null
}
