import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Reader, Writer } from './database.ts'
import { isPostgres } from './dialect.ts'

/** More shapes than a statement has; only lists of any length could ever reach it. */
const mostShapes = 100

/** Where a value goes. */
class Place {
  readonly at: number

  constructor(at: number) {
    this.at = at
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError('A prepared statement passes its values on as they are.')
  }
}

/**
 * A statement that is always the same but for its values: building and compiling it costs more than it
 * takes to run, so it is done once for each shape of the values (names of fields, lengths of lists) and
 * each database. `build` gets a place for each value and must pass it on untouched: what depends on a
 * value, a null too, stands outside.
 */
export function prepared<V, R>(
  build: (db: Reader, values: V) => Compilable<R>,
): (db: Reader | Writer, values: V) => Promise<QueryResult<R>> {
  const compiled = new Map<string, CompiledQuery<R>>()

  function compile(db: Reader | Writer, shape: string, values: V): CompiledQuery<R> {
    const query = build(db, placesOf(values, { next: 0 }) as V).compile()
    if (compiled.size < mostShapes) compiled.set(shape, query)
    return query
  }

  return (db, values) => {
    // A plugin sees every statement, and none of what it makes of it is kept.
    if (db.getExecutor().plugins.length > 0) return db.executeQuery(build(db, values))
    const found: unknown[] = []
    const shape = `${isPostgres(db)}${shapeOf(values, found)}`
    const query = compiled.get(shape) ?? compile(db, shape, values)
    const parameters = query.parameters.map((each) =>
      each instanceof Place ? found[each.at] : each,
    )
    return db.executeQuery({ ...query, parameters })
  }
}

/** The values' shape; adds each value to `found`, in the order of their places. */
function shapeOf(value: unknown, found: unknown[]): string {
  if (!isBox(value)) {
    if (value === undefined) return '-'
    found.push(value)
    return '?'
  }
  let shape = Array.isArray(value) ? '[' : '{'
  for (const name in value) shape += `${name}${shapeOf(value[name], found)}`
  return `${shape}}`
}

function placesOf(value: unknown, count: { next: number }): unknown {
  if (!isBox(value)) return value === undefined ? undefined : new Place(count.next++)
  if (Array.isArray(value)) return value.map((each) => placesOf(each, count))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, placesOf(each, count)]),
  )
}

/** Whether it holds values: a list of them, or some by their names. */
function isBox(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
}
