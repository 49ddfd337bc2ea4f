import { call, calls } from '#http/call.ts'
import { sizeSetAudit } from './admin/copy.ts'
import { sizeGuideInputSchema, sizeGuideSchema } from './size-guide.schema.ts'

export default calls('Sizes', [
  call({
    id: 'getSizeGuide',
    at: 'GET /api/size-guide',
    least: 'helper',
    summary: 'The size guide of clothing',
    answer: [sizeGuideSchema, 'Without sizes: there is none'],
    run: ({ shop }) => shop.catalogue.sizeGuide.read(),
  }),
  call({
    id: 'setSizeGuide',
    at: 'PUT /api/size-guide',
    least: 'helper',
    audit: ['size-guide.changed', sizeSetAudit.sizeGuideChanged],
    summary: 'Write the size guide of clothing; without sizes there is none',
    body: sizeGuideInputSchema,
    answer: [sizeGuideSchema, 'The size guide'],
    fails: ['changed'],
    run: ({ shop, body }) => shop.catalogue.sizeGuide.save(body),
  }),
])
