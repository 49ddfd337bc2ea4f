/** Once stated, a row is never changed. */
export interface WithdrawalTable {
  token: string
  name: string
  order_number: string
  pieces: string
  email: string
  order_id: string | null
  begun_at: number
  stated_at: number | null
}
