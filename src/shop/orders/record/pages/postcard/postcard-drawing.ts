/** Nothing about the buyer, the date or the price. */
export interface PostcardFacts {
  picture: string
  name: string
  studio: string
  host: string
}

const width = 1080
const height = 1350
const margin = 96

/** A JPEG of 1080 × 1350 pixels. Rejects when the picture can't be loaded, or may not be drawn. */
export async function drawPostcard(facts: PostcardFacts): Promise<Blob> {
  const theme = readTheme()
  const [picture] = await Promise.all([load(facts.picture), loadFonts(theme)])
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws nothing.')
  brush.fillStyle = theme.paper
  brush.fillRect(0, 0, width, height)
  drawPicture(brush, picture, theme)
  drawMarks(brush, theme)
  drawWords(brush, facts, theme)
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('Nothing was drawn.'))),
      'image/jpeg',
      0.9,
    ),
  )
}

interface Theme {
  paper: string
  ink: string
  soft: string
  inks: string[]
  display: string
  text: string
}

function readTheme(): Theme {
  const style = getComputedStyle(document.documentElement)
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    paper: of('paper'),
    ink: of('ink'),
    soft: of('ink-soft'),
    inks: [of('accent-1'), of('accent-2'), of('accent-3'), of('ink')],
    display: of('font-display'),
    text: of('font-text'),
  }
}

/** A font may be missing on this device; the card is drawn anyway. */
async function loadFonts({ display, text }: Theme): Promise<void> {
  await Promise.allSettled([
    document.fonts.load(`60px ${display}`),
    document.fonts.load(`30px ${text}`),
  ])
}

async function load(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = address
  await picture.decode()
  return picture
}

function drawPicture(
  brush: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  theme: Theme,
): void {
  const room = { width: width - 2 * margin, height: 900 }
  const scale = Math.min(room.width / picture.naturalWidth, room.height / picture.naturalHeight)
  const [wide, tall] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  const [left, top] = [(width - wide) / 2, margin + (room.height - tall) / 2]
  brush.save()
  brush.shadowColor = 'rgb(30 20 8 / 28%)'
  brush.shadowBlur = 36
  brush.shadowOffsetY = 12
  brush.fillStyle = theme.paper
  brush.fillRect(left, top, wide, tall)
  brush.restore()
  brush.drawImage(picture, left, top, wide, tall)
}

/** A cross in a ring at each corner, and a patch of each ink at the foot. */
function drawMarks(brush: CanvasRenderingContext2D, { ink, inks }: Theme): void {
  brush.strokeStyle = ink
  brush.lineWidth = 2.5
  for (const x of [48, width - 48]) {
    for (const y of [48, height - 48]) {
      brush.beginPath()
      brush.arc(x, y, 11, 0, 2 * Math.PI)
      brush.moveTo(x - 22, y)
      brush.lineTo(x + 22, y)
      brush.moveTo(x, y - 22)
      brush.lineTo(x, y + 22)
      brush.stroke()
    }
  }
  for (const [at, colour] of inks.entries()) {
    brush.fillStyle = colour
    brush.fillRect(width / 2 - 84 + at * 44, height - 66, 36, 36)
  }
}

function drawWords(
  brush: CanvasRenderingContext2D,
  { name, studio, host }: PostcardFacts,
  { ink, soft, inks, display, text }: Theme,
): void {
  brush.textAlign = 'center'
  line(brush, { words: name, y: 1122, size: 68, font: display, colour: inks[0] ?? ink, by: 3 })
  line(brush, { words: name, y: 1122, size: 68, font: display, colour: ink })
  line(brush, { words: studio, y: 1182, size: 38, font: text, colour: ink })
  if (host) line(brush, { words: host, y: 1230, size: 28, font: text, colour: soft })
}

interface Line {
  words: string
  y: number
  /** Pixels; smaller when the words don't fit. */
  size: number
  font: string
  colour: string
  by?: number
}

function line(
  brush: CanvasRenderingContext2D,
  { words, y, size, font, colour, by = 0 }: Line,
): void {
  const room = width - 2 * margin
  brush.fillStyle = colour
  brush.font = `500 ${size}px ${font}`
  const wide = brush.measureText(words).width
  if (wide > room) brush.font = `500 ${Math.max(22, Math.floor((size * room) / wide))}px ${font}`
  brush.fillText(words, width / 2 + by, y + by, room)
}
