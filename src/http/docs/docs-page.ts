import { html, raw } from 'hono/html'
import {
  type ApiDocument,
  type Field,
  type Operation,
  schemaFields,
  type TypePart,
  typeParts,
} from './docs-schema.ts'
import { docsStyle } from './docs-style.ts'

type Html = ReturnType<typeof html>

interface Call {
  method: string
  path: string
  operation: Operation
}

export function docsPage(document: ApiDocument): Html {
  const groups = Map.groupBy(callsOf(document), ({ operation }) => operation.tags?.[0] ?? 'Other')
  const schemas = Object.entries(document.components?.schemas ?? {}).sort(([a], [b]) =>
    a.localeCompare(b),
  )
  const paragraphs = (document.info.description ?? '').split('\n\n')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.info.title}: the API</title>
<style>${raw(docsStyle)}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${document.info.title} <span>the API</span></h1>
${paragraphs.map((text) => html`<p>${text}</p>`)}
<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<dl class="keys">${Object.entries(document.components?.securitySchemes ?? {}).map(
    ([name, scheme]) => html`<dt>${name}</dt><dd>${scheme.description}</dd>`,
  )}</dl>
</header>
<nav aria-label="Groups"><ul>
${[...groups].map(
  ([tag, calls]) =>
    html`<li><a href="#${slug(tag)}">${tag}</a> <small>${calls.length}</small></li>`,
)}
<li><a href="#schemas">Schemas</a> <small>${schemas.length}</small></li>
</ul></nav>
<main id="calls">
${[...groups].map(
  ([tag, calls]) =>
    html`<section aria-labelledby="${slug(tag)}"><h2 id="${slug(tag)}">${tag}</h2>${calls.map(callArticle)}</section>`,
)}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${schemas.map(
  ([name, schema]) =>
    html`<article class="schema"><h3 id="schema-${name}">${name}</h3>${fieldTable(schemaFields(schema))}</article>`,
)}
</section>
</main>
</body>
</html>`
}

function callsOf(document: ApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
}

function callArticle({ method, path, operation }: Call): Html {
  const parameters = (operation.parameters ?? []).map(
    (parameter): Field => ({
      name: parameter.name,
      type: typeParts(parameter.schema ?? {}),
      required: parameter.required ?? false,
      notes: parameter.in === 'path' ? 'in the address' : `in the ${parameter.in}`,
    }),
  )
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return html`<article>
<details>
<summary><h3><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code></h3> <span>${operation.summary}</span></summary>
${operation.description ? html`<p>${operation.description}</p>` : ''}
${parameters.length > 0 ? html`<h4>Parameters</h4>${fieldTable(parameters)}` : ''}
${body?.schema ? html`<h4>Body</h4><p>${typeWords(typeParts(body.schema))} <small>${type}</small></p>` : ''}
<h4>Answers</h4>
<dl class="answers">${Object.entries(operation.responses ?? {}).map(answer)}</dl>
</details>
</article>`
}

function answer([status, { description, content }]: [
  string,
  NonNullable<Operation['responses']>[string],
]): Html {
  const schema = Object.values(content ?? {})[0]?.schema
  const words = schema ? html`: ${typeWords(typeParts(schema))}` : ''
  const kind = status.startsWith('2') ? 'good' : 'bad'
  return html`<dt class="${kind}">${status}</dt><dd>${description}${words}</dd>`
}

function fieldTable(fields: Field[]): Html {
  if (fields.length === 0) return html`<p>No fields.</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Fields"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead>
<tbody>${fields.map(
    ({ name, type, required, notes }) =>
      html`<tr><th scope="row"><code>${name}</code>${required ? '' : html` <small>optional</small>`}</th><td>${typeWords(type)}</td><td>${notes}</td></tr>`,
  )}</tbody></table></div>`
}

function typeWords(parts: TypePart[]): Html[] {
  return parts.map((part) =>
    'schema' in part
      ? html`<a href="#schema-${part.schema}">${part.schema}</a>`
      : html`${part.words}`,
  )
}

function slug(tag: string): string {
  return tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
