/** A thing by the name that its owner gave it, for lists that know an id or a path alone. */
export interface Named {
  /** As the audit trail keeps it: 'merch:7'. */
  target: string
  name: string
  /** Its page, or its screen in the admin; null: none. */
  path: string | null
}
