/** shop/services: the services outside that the owner has set. One a service and account, one in use. */
export interface ServiceConnectionTable {
  id: string
  /** A value of services/connections/service.ts. */
  service: string
  /** The provider's account and mode; '' where a service has but one connection. */
  account: string
  is_current: number
  /** JSON: everything that is no secret. */
  config: string
  /** JSON of the secrets, sealed for 'service:' and the service's name. */
  secrets: string
  /** Every write raises it. A process compares it to reuse an adapter. */
  revision: number
  created_at: number
  updated_at: number
  /** The time when another one replaced it. */
  ended_at: number | null
}
