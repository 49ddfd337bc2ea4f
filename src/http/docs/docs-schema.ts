export interface ApiDocument {
  info: { title: string; description?: string }
  paths?: Record<string, Record<string, Operation>>
  components?: {
    schemas?: Record<string, Schema>
    securitySchemes?: Record<string, { type: string; description?: string }>
  }
}

export interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { required?: boolean; content?: Record<string, { schema?: Schema }> }
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: Schema }> }
  >
}

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
  description?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
}

export type TypePart = { words: string } | { schema: string }

export interface Field {
  name: string
  type: TypePart[]
  required: boolean
  notes: string
}

const schemaPrefix = '#/components/schemas/'

export function typeParts(schema: Schema): TypePart[] {
  if (schema.$ref) return [{ schema: schema.$ref.replace(schemaPrefix, '') }]
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (variants) return joined(variants.map(typeParts))
  if (schema.enum) return [{ words: schema.enum.map((value) => JSON.stringify(value)).join(' | ') }]
  const types = [schema.type ?? 'anything'].flat()
  return joined(types.map((type) => plainType(type, schema)))
}

function plainType(type: string, schema: Schema): TypePart[] {
  if (type === 'array' && schema.items) return [{ words: 'list of ' }, ...typeParts(schema.items)]
  return [{ words: type === 'integer' ? 'whole number' : type }]
}

function joined(variants: TypePart[][]): TypePart[] {
  return variants.flatMap((parts, index) => (index === 0 ? parts : [{ words: ' or ' }, ...parts]))
}

export function schemaFields(schema: Schema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const within = schemaFields(field, `${prefix}${name}.`)
    if (within.length > 0) return within
    const required = schema.required?.includes(name) ?? false
    return [{ name: prefix + name, type: typeParts(field), required, notes: notesOf(field) }]
  })
}

function notesOf({ description, minimum, maximum, maxLength }: Schema): string {
  const range =
    minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
      ? `From ${minimum} to ${maximum}.`
      : ''
  const length = maxLength === undefined ? '' : `At most ${maxLength} characters.`
  return [description, range, length].filter(Boolean).join(' ')
}
