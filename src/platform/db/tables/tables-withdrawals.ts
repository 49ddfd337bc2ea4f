/** shop/withdrawals: statements by which buyers withdraw; once stated, a row is never changed. */
export interface WithdrawalTable {
  token: string
  name: string
  /** As it was typed. */
  order_number: string
  /** Of which pieces; '': of all. */
  pieces: string
  email: string
  /** The order that is meant; null: none has this number and address. */
  order_id: string | null
  begun_at: number
  /** Null until it is confirmed. */
  stated_at: number | null
}
