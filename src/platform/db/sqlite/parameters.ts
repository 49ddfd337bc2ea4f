export type Parameter = null | number | bigint | string | Uint8Array

/** node:sqlite shifts parameters after an object and makes null of NaN; pg makes texts of dates. */
export function checkParameters(sql: string, values: readonly unknown[]): Parameter[] {
  values.forEach((value, index) => {
    if (!isParameter(value)) {
      throw new TypeError(
        `Parameter ${index + 1} is ${typeName(value)}, which no column takes: ${sql}`,
      )
    }
  })
  return values as Parameter[]
}

function isParameter(value: unknown): value is Parameter {
  if (value === null || value instanceof Uint8Array) return true
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' || typeof value === 'bigint'
}

function typeName(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return typeof value
  return value.constructor?.name ?? 'an object'
}
