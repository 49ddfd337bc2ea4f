import type { Picture } from '#shop/media/pictures/picture.ts'

/** Fractions of a picture's width and height. */
interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

/** Heads in upright pictures are in the upper third. */
const usual = { x: 50, y: 30 }

export function partToKeep({ clear, focus }: Pick<Picture, 'clear' | 'focus'>): Part {
  const { x, y } = focus ?? usual
  const part = clear ?? { x, y, width: 0, height: 0 }
  return {
    left: part.x / 100,
    top: part.y / 100,
    right: (part.x + part.width) / 100,
    bottom: (part.y + part.height) / 100,
  }
}

const share = (of: number) => Number(of.toFixed(4))

/**
 * The hero's height, the title's reach over it, and the picture's position, so that the part to
 * keep is whole and uncovered at every width. The style sheet gives `--natural` (the best height)
 * and `--label` (the best cover); 100cqw is the hero's width, which the picture fills.
 */
export function heroFrame(picture: Pick<Picture, 'width' | 'height' | 'clear' | 'focus'>) {
  const shape = picture.width / picture.height
  const { left, top, right, bottom } = partToKeep(picture)
  const [tall, wide] = [share((100 * (bottom - top)) / shape), right - left]
  const widest = wide > 0 ? `${share(100 / (wide * shape))}cqw` : '1000rem'
  /** The picture's height where it fills the frame. */
  const drawn = `max(${share(100 / shape)}cqw,var(--height))`
  const across = `${share(((left + right) / 2) * shape)} * ${drawn} - 50cqw`
  const down = `${share((top + bottom) / 2)} * ${drawn} - (var(--height) - var(--cover)) / 2`
  return {
    '--cover': `min(var(--label), ${share((100 * (1 - bottom)) / shape)}cqw)`,
    '--height': `max(${tall}cqw + var(--cover), min(var(--natural), ${widest}))`,
    '--across': `calc(0px - max(0px, min(${across}, ${share(shape)} * ${drawn} - 100cqw)))`,
    '--down': `calc(0px - max(0px, min(${down}, ${drawn} - var(--height))))`,
  }
}
