export interface ServiceConnectionTable {
  id: string
  service: string
  /** The provider's account and mode; '' where a service has but one connection. */
  account: string
  is_current: number
  config: string
  secrets: string
  /** Every write raises it; a process compares it to reuse an adapter. */
  revision: number
  created_at: number
  updated_at: number
  ended_at: number | null
}
