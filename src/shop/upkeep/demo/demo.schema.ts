import { z } from 'zod'
import { demoCopy } from './copy.ts'

export const demoClearingSchema = z
  .object({
    word: z.string(demoCopy.askWord).refine((word) => word === 'clear', demoCopy.askWord),
  })
  .meta({ id: 'DemoClearing' })
