import { createRoute } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { printFileSchema } from '#shop/catalogue/product-pictures/print-file.schema.ts'
import { addLogo } from '#shop/store/theme/logo.server.ts'
import { measureFile } from './measure-file.server.ts'
import {
  descriptionSchema,
  measureSchema,
  pictureSchema,
  uploadedSchema,
  uploadSchema,
} from './picture.schema.ts'

const tags = ['The owner: pictures']

const upload = createRoute({
  method: 'post',
  path: '/api/images',
  ...allow('helper', 'picture.added'),
  tags,
  operationId: 'uploadImage',
  summary: 'Upload a picture',
  description: 'The answer’s `secure_url` is what pieces and heroes take as the picture’s address.',
  request: {
    body: { content: { 'multipart/form-data': { schema: uploadSchema } }, required: true },
  },
  responses: {
    201: json(uploadedSchema, 'The picture; the same one again for the same bytes'),
    ...failures('bad_input', 'no_session', 'forbidden', 'too_large', 'storage_unavailable'),
  },
})

const describePicture = createRoute({
  method: 'put',
  path: '/api/images/alt',
  ...allow('helper', 'picture.described'),
  tags,
  operationId: 'describeImage',
  summary: 'Change a picture’s alternative text and focal point',
  request: jsonBody(descriptionSchema),
  responses: {
    200: json(pictureSchema, 'The picture'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
  },
})

const measure = createRoute({
  method: 'post',
  path: '/api/print-files',
  ...allow('helper'),
  tags,
  operationId: 'measurePrintFile',
  summary: 'Measure the file that a print is printed from',
  description:
    'Its first mebibyte will do. Nothing of it is kept; the answer is a print’s `printFile`.',
  request: {
    body: { content: { 'multipart/form-data': { schema: measureSchema } }, required: true },
  },
  responses: {
    200: json(printFileSchema, 'Its measures'),
    ...failures('bad_input', 'no_session', 'forbidden', 'too_large'),
  },
})

export function imageRoutes(api: Api): void {
  api.openapi(upload, async (c) => {
    const { file, folder, alt, poster } = c.req.valid('form')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { media } = c.get('shop')
    const given = {
      bytes,
      filename: file.name,
      alt,
      ...(poster && { poster: new Uint8Array(await poster.arrayBuffer()) }),
    }
    const { originalFilename, ...picture } =
      folder === 'Logo' ? await addLogo(media, given) : await media.addPicture({ ...given, folder })
    return c.json(
      { ...picture, secure_url: picture.address, original_filename: originalFilename },
      201,
    )
  })

  api.openapi(describePicture, async (c) => {
    const { secure_url, ...words } = c.req.valid('json')
    return c.json(await c.get('shop').media.describePicture(secure_url, words), 200)
  })

  api.openapi(measure, async (c) => {
    const { file } = c.req.valid('form')
    const measures = await measureFile(new Uint8Array(await file.arrayBuffer()))
    return c.json({ name: file.name.slice(0, 255) || 'The file', ...measures }, 200)
  })
}
