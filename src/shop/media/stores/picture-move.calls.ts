import { createRoute } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { pictureMoveSchema } from './picture-move.schema.ts'

const tags = ['The owner: services']
const path = '/api/services/pictures/move'
const answers = {
  200: json(pictureMoveSchema, 'How it stands now'),
  ...failures('no_session', 'forbidden'),
}

const standing = createRoute({
  method: 'get',
  path,
  ...allow('owner'),
  tags,
  operationId: 'getPictureMove',
  summary: 'How far the pictures have moved to the store that is set',
  responses: answers,
})

const start = createRoute({
  method: 'post',
  path,
  ...allow('owner', 'pictures.move-started'),
  tags,
  operationId: 'startPictureMove',
  summary: 'Move the pictures that lie elsewhere to the store that is set, or try again at once',
  description: 'Nothing is deleted where they lie now.',
  responses: answers,
})

const stop = createRoute({
  method: 'delete',
  path,
  ...allow('owner', 'pictures.move-stopped'),
  tags,
  operationId: 'stopPictureMove',
  summary: 'Stop moving pictures; those that have moved stay moved',
  responses: answers,
})

/** The moving of pictures between stores, beside how the store is set (services.ts). */
export function pictureMoveRoutes(api: Api): void {
  api.openapi(standing, async (c) => {
    return c.json(await c.get('shop').services.pictureStore.standing(), 200)
  })

  api.openapi(start, async (c) => {
    const { pictureStore } = c.get('shop').services
    await pictureStore.start()
    c.get('shop').jobs.poke()
    return c.json(await pictureStore.standing(), 200)
  })

  api.openapi(stop, async (c) => {
    const { pictureStore } = c.get('shop').services
    await pictureStore.stop()
    return c.json(await pictureStore.standing(), 200)
  })
}
