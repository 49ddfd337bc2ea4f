import { call, calls } from '#http/call.ts'
import { printFileSchema } from '#shop/catalogue/product-pictures/print-file.schema.ts'
import { addLogo } from '#shop/store/theme/logo.server.ts'
import { picturesAudit, picturesCopy } from './copy.ts'
import { measureFile } from './measure-file.server.ts'
import {
  descriptionSchema,
  measureSchema,
  pictureSchema,
  uploadedSchema,
  uploadSchema,
} from './picture.schema.ts'

export default calls('The owner: pictures', [
  call({
    id: 'uploadImage',
    at: 'POST /api/images',
    least: 'helper',
    audit: ['picture.added', picturesAudit.added],
    summary: 'Upload a picture',
    description:
      'The answer’s `secure_url` is what pieces and heroes take as the picture’s address.',
    upload: uploadSchema,
    status: 201,
    answer: [uploadedSchema, 'The picture; the same one again for the same bytes'],
    fails: ['too_large', 'storage_unavailable'],
    async run({ shop, body: { file, folder, alt, poster } }) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const { media } = shop
      const given = {
        bytes,
        filename: file.name,
        alt,
        ...(poster && { poster: new Uint8Array(await poster.arrayBuffer()) }),
      }
      const { originalFilename, ...picture } =
        folder === 'Logo'
          ? await addLogo(media, given)
          : await media.addPicture({ ...given, folder })
      return { ...picture, secure_url: picture.address, original_filename: originalFilename }
    },
  }),
  call({
    id: 'describeImage',
    at: 'PUT /api/images/alt',
    least: 'helper',
    audit: ['picture.described', picturesAudit.described],
    summary: 'Change a picture’s alternative text and focal point',
    body: descriptionSchema,
    answer: [pictureSchema, 'The picture'],
    fails: ['not_found'],
    run: ({ shop, body: { secure_url, ...words } }) =>
      shop.media.describePicture(secure_url, words),
  }),
  call({
    id: 'measurePrintFile',
    at: 'POST /api/print-files',
    least: 'helper',
    summary: 'Measure the file that a print is printed from',
    description:
      'Its first mebibyte will do. Nothing of it is kept; the answer is a print’s `printFile`.',
    upload: measureSchema,
    answer: [printFileSchema, 'Its measures'],
    fails: ['too_large'],
    async run({ body: { file } }) {
      const measures = await measureFile(new Uint8Array(await file.arrayBuffer()))
      return { name: file.name.slice(0, 255) || picturesCopy.theFile, ...measures }
    },
  }),
])
