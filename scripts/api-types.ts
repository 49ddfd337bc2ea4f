import { mkdirSync, writeFileSync } from 'node:fs'
import { describeApi } from '../src/http/app.ts'
import type { ApiDocument, Operation, Schema } from '../src/http/docs/docs-schema.ts'

function typeOf(schema: Schema): string {
  if (schema.$ref) return `Schemas['${schema.$ref.split('/').at(-1)}']`
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return union(variants.map(typeOf))
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ')
  return union([schema.type ?? 'unknown'].flat().map((type) => plainType(type, schema)))
}

function plainType(type: string, schema: Schema): string {
  if (type === 'integer') return 'number'
  if (type === 'array') return `Array<${typeOf(schema.items ?? {})}>`
  if (type !== 'object') return type
  if (schema.properties) return objectType(schema.properties, schema.required)
  const { additionalProperties: values } = schema
  return `Record<string, ${typeof values === 'object' ? typeOf(values) : 'unknown'}>`
}

function objectType(properties: Record<string, Schema>, required: string[] = []): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  return `{ ${fields.join('; ')} }`
}

function union(types: string[]): string {
  return [...new Set(types)].join(' | ')
}

function callType(operation: Operation): string {
  const fields = [...parametersIn(operation, 'path'), ...parametersIn(operation, 'query')]
  const body = contentOf(operation.requestBody)
  if (body) fields.push(`body${operation.requestBody?.required ? '' : '?'}: ${typeOf(body)}`)
  const answers = Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => typeOf(contentOf(response) ?? {}))
  return `{ ${[...fields, `answer: ${union(answers) || 'undefined'}`].join('; ')} }`
}

function parametersIn({ parameters = [] }: Operation, where: string): string[] {
  const found = parameters.filter((parameter) => parameter.in === where)
  if (found.length === 0) return []
  const required = found.filter((parameter) => parameter.required).map(({ name }) => name)
  const properties = Object.fromEntries(found.map(({ name, schema }) => [name, schema ?? {}]))
  return [`${where}${required.length > 0 ? '' : '?'}: ${objectType(properties, required)}`]
}

function contentOf(part: Operation['requestBody']): Schema | undefined {
  return Object.values(part?.content ?? {})[0]?.schema
}

function apiTypes({ paths = {}, components }: ApiDocument): string {
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `  ${name}: ${typeOf(schema)}`,
  )
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => `  '${method.toUpperCase()} ${path}': ${callType(operation)}`,
    ),
  )
  return [
    '/* Made by scripts/api-types.ts from the API’s document. */',
    'export interface Schemas {',
    ...schemas,
    '}',
    'export interface Calls {',
    ...calls,
    '}',
    '',
  ].join('\n')
}

mkdirSync('.types', { recursive: true })
writeFileSync('.types/api.ts', apiTypes(describeApi('http://localhost:3000')))
