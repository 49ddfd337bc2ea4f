import type { ApiDocument, Operation } from '#http/docs/docs-schema.ts'

export interface ListedRoute {
  /** 'POST /api/cart/create'. */
  name: string
  method: string
  path: string
  access: string | undefined
  /** Wants an account that was proved within the last ten minutes. */
  fresh: boolean
  audit: string | undefined
  operation: Operation
}

export function routesOf({ paths = {} }: ApiDocument): ListedRoute[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      const said = operation as Record<string, unknown>
      const { 'x-access': access, 'x-audit': audit, 'x-fresh': fresh } = said
      return {
        name: `${method} ${path}`,
        method,
        path,
        access: access as string | undefined,
        fresh: fresh === true,
        audit: audit as string | undefined,
        operation,
      }
    }),
  )
}
