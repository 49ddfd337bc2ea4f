import type { Api } from './api.ts'

interface Address {
  method: string
  pattern: RegExp
}

/** Answers which methods a path knows: for 'Allow' when the one asked for is not among them. */
export function knownMethods(api: Api): (path: string) => string[] {
  let addresses: Address[] | undefined
  return (path) => {
    addresses ??= api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
    const methods = addresses.filter(({ pattern }) => pattern.test(path)).map((a) => a.method)
    return [
      ...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
    ]
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+'
    return part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}
