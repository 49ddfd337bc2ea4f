/** shop/withdrawals: statements by which buyers withdraw; once stated, a row is never changed. */
export interface WithdrawalTable {
  token: string
  name: string
  /** As it was typed. */
  order_number: string
  /** The pieces to withdraw from; '': all. */
  pieces: string
  email: string
  /** The order; null: none has this number and address. */
  order_id: string | null
  begun_at: number
  /** Null until it is confirmed. */
  stated_at: number | null
}
