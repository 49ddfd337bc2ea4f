/** shop/services: the services outside that the owner has set. One a service and account, one in use. */
export interface ServiceConnectionTable {
  id: string
  /** One of services/connections/service.ts. */
  service: string
  /** The provider's account and mode; '' where a service has but one connection. */
  account: string
  is_current: number
  /** JSON: everything that is no secret. */
  config: string
  /** JSON of the secrets, sealed for 'service:' and the service's name. */
  secrets: string
  /** Raised by every write: by it a process knows an adapter that it has made already. */
  revision: number
  created_at: number
  updated_at: number
  /** When another took its place. */
  ended_at: number | null
}
