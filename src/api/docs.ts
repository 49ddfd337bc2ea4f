import type { Api } from './api.ts'

/** The API's own description. */
export const apiInfo = {
  openapi: '3.1.0',
  info: {
    title: 'Atelier',
    version: '1',
    description: 'Everything that a client of the studio’s shop can ask for.',
  },
}

export function docsRoutes(api: Api): void {
  api.get('/api/openapi.json', (c) => c.json(api.getOpenAPI31Document(apiInfo)))
}
