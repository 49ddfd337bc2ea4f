import { call, calls } from '#http/call.ts'
import { storesAudit } from './copy.ts'
import { pictureMoveSchema } from './picture-move.schema.ts'

export default calls('The owner: services', [
  call({
    id: 'getPictureMove',
    at: 'GET /api/services/pictures/move',
    least: 'owner',
    summary: 'How far the pictures have moved to the store that is set',
    answer: [pictureMoveSchema, 'How it stands now'],
    run: ({ shop }) => shop.services.pictureStore.status(),
  }),
  call({
    id: 'startPictureMove',
    at: 'POST /api/services/pictures/move',
    least: 'owner',
    audit: ['pictures.move-started', storesAudit.moveStarted],
    summary: 'Move the pictures that lie elsewhere to the store that is set, or try again at once',
    description: 'Nothing is deleted where they lie now.',
    answer: [pictureMoveSchema, 'How it stands now'],
    async run({ shop }) {
      const { pictureStore } = shop.services
      await pictureStore.start()
      return await pictureStore.status()
    },
  }),
  call({
    id: 'stopPictureMove',
    at: 'DELETE /api/services/pictures/move',
    least: 'owner',
    audit: ['pictures.move-stopped', storesAudit.moveStopped],
    summary: 'Stop moving pictures; those that have moved stay moved',
    answer: [pictureMoveSchema, 'How it stands now'],
    async run({ shop }) {
      const { pictureStore } = shop.services
      await pictureStore.stop()
      return await pictureStore.status()
    },
  }),
])
