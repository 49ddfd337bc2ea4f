import { z } from 'zod'
import { platformCopy } from '#platform/copy.ts'
import { textSchema } from '#platform/text.schema.ts'
import { picturesCopy } from './copy.ts'
import { longestAlt, pictureFolders } from './picture.ts'

const hundredths = z
  .int(picturesCopy.pointMissing)
  .min(0, picturesCopy.pointMissing)
  .max(100, picturesCopy.pointMissing)

export const focalPointSchema = z
  .object({ x: hundredths, y: hundredths }, picturesCopy.noPoint)
  .meta({ id: 'FocalPoint' })

export const clearPartSchema = z
  .object(
    { x: hundredths, y: hundredths, width: hundredths.min(1), height: hundredths.min(1) },
    picturesCopy.partMissing,
  )
  .refine(({ x, y, width, height }) => x + width <= 100 && y + height <= 100, {
    error: picturesCopy.partMissing,
  })
  .meta({ id: 'ClearPart' })

/** Sizes are at `<address without ending>-<width>.<format>`. */
export const pictureSchema = z
  .object({
    address: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    placeholder: z.string().meta({ description: 'A tiny data URI.' }),
    alt: z.string(),
    focus: focalPointSchema.optional().meta({
      description:
        'What stays in view where it is cropped, in hundredths of its width and height; absent: its middle.',
    }),
    clear: clearPartSchema.optional().meta({
      description:
        'The part that nothing may cover or cut, in hundredths of its width and height; absent: none.',
    }),
    ground: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional()
      .meta({ description: 'The color along its edges; absent: not read yet.' }),
  })
  .meta({ id: 'Picture' })

/** Specification §3: the secure URL is stored on the item. */
export const uploadedSchema = pictureSchema
  .extend({ secure_url: z.string(), original_filename: z.string() })
  .meta({ id: 'UploadedPicture' })

export const uploadSchema = z
  .object({
    file: z.file(picturesCopy.pictureMissing).meta({
      type: 'string',
      format: 'binary',
      description:
        'JPEG, PNG or WebP, up to 25 MiB; or MP4 or WebM, up to 20 MiB, played without sound.',
    }),
    poster: z.file(picturesCopy.posterMissing).optional().meta({
      type: 'string',
      format: 'binary',
      description: 'Of a video: its first frame, a JPEG.',
    }),
    folder: z.enum(pictureFolders, picturesCopy.folderMissing(pictureFolders.join(', '))),
    alt: textSchema(longestAlt, picturesCopy.altMissing).optional(),
  })
  .meta({ id: 'Upload' })

export const measureSchema = z
  .object({
    file: z.file(platformCopy.noFile).meta({
      type: 'string',
      format: 'binary',
      description: 'JPEG, PNG, TIFF or WebP, or the first mebibyte of it.',
    }),
  })
  .meta({ id: 'FileToMeasure' })

export const descriptionSchema = z
  .object({
    secure_url: z.string(picturesCopy.whichPicture),
    alt: textSchema(longestAlt, picturesCopy.altMissing),
    focus: focalPointSchema
      .nullable()
      .optional()
      .meta({ description: 'What stays in view; null: the middle, absent: as it is.' }),
    clear: clearPartSchema
      .nullable()
      .optional()
      .meta({ description: 'What nothing may cover; null: nothing, absent: as it is.' }),
  })
  .meta({ id: 'PictureDescription' })

/** A digest of the name and terms inside the sizes; '' before any were written. */
export const madeCreditSetting = {
  key: 'pictures.credit-made',
  schema: z.object({ made: z.string() }).default({ made: '' }),
}
