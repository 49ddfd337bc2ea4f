/** Pixels of a photo from its top left, or millimetres on a wall. */
export interface Point {
  x: number
  y: number
}

/** In a photo: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point]

/** Millimetres. */
export interface Sides {
  wide: number
  tall: number
}

/** A homography by rows, from wall millimetres to photo pixels; the first corner is at 0, 0. */
export type Plane = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/** Pixels. A shorter side is too short to measure by. */
const shortest = 6

/** The sine of the flattest corner that can be measured by. */
const flattest = 0.12

/**
 * Null when no camera could see these corners of a rectangle. Hands miss by a pixel or two, and a
 * small quad's perspective would mostly enlarge that error: corners that fit a rectangle seen
 * straight on count as one.
 */
export function toPlane(corners: Quad, sides: Sides): Plane | null {
  if (!isRectangleSeen(corners)) return null
  const straight = straightOn(corners, sides)
  const slack = Math.max(2, 0.012 * Math.max(...lengths(corners)))
  const off = rectangle(sides).map((corner, at) =>
    distance(toPhoto(straight, corner), corners[at as 0]),
  )
  return Math.max(...off) <= slack ? straight : seenAslant(corners, sides)
}

export function isLying(corners: Quad): boolean {
  const [top, right, bottom, left] = lengths(corners)
  return top + bottom >= right + left
}

export function toPhoto([a, b, c, d, e, f, g, h, i]: Plane, { x, y }: Point): Point {
  const depth = g * x + h * y + i
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

export function toWall(plane: Plane, point: Point): Point {
  return toPhoto(inverse(plane), point)
}

/** Null where the wall is so oblique that part of the rectangle would be behind the camera. */
export function hung(plane: Plane, middle: Point, { wide, tall }: Sides): Quad | null {
  const [, , , , , , g, h, i] = plane
  const corners = rectangle({ wide, tall }).map(({ x, y }) => ({
    x: middle.x + x - wide / 2,
    y: middle.y + y - tall / 2,
  }))
  const nearest = Math.min(...corners.map(({ x, y }) => g * x + h * y + i))
  if (nearest < 0.05 * i) return null
  return corners.map((corner) => toPhoto(plane, corner)) as unknown as Quad
}

/** `scale`: CSS pixels per photo pixel. The transform's origin is the element's top left. */
export function cssTransform(
  corners: Quad,
  { width, height, scale }: { width: number; height: number; scale: number },
): string {
  const shown = corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Quad
  const [a, b, c, d, e, f, g, h, i] = seenAslant(shown, { wide: width, tall: height })
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join()})`
}

const rectangle = ({ wide, tall }: Sides): Quad => [
  { x: 0, y: 0 },
  { x: wide, y: 0 },
  { x: wide, y: tall },
  { x: 0, y: tall },
]

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function lengths([one, two, three, four]: Quad): [number, number, number, number] {
  return [distance(one, two), distance(two, three), distance(three, four), distance(four, one)]
}

function isRectangleSeen(corners: Quad): boolean {
  if (Math.min(...lengths(corners)) < shortest) return false
  return corners.every((corner, at) => {
    const before = corners[((at + 3) % 4) as 0]
    const after = corners[((at + 1) % 4) as 0]
    const turn =
      (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x)
    return turn > flattest * distance(before, corner) * distance(corner, after)
  })
}

function straightOn(corners: Quad, sides: Sides): Plane {
  const centre = center(corners)
  const from = rectangle(sides).map(({ x, y }) => ({
    x: x - sides.wide / 2,
    y: y - sides.tall / 2,
  }))
  let [along, across, spread] = [0, 0, 0]
  for (const [at, { x, y }] of from.entries()) {
    const to = { x: corners[at as 0].x - centre.x, y: corners[at as 0].y - centre.y }
    along += x * to.x + y * to.y
    across += x * to.y - y * to.x
    spread += x * x + y * y
  }
  const [cos, sin] = [along / spread, across / spread]
  const [x, y] = [sides.wide / 2, sides.tall / 2]
  return [cos, -sin, centre.x - cos * x + sin * y, sin, cos, centre.y - sin * x - cos * y, 0, 0, 1]
}

export function center(corners: readonly Point[]): Point {
  const sum = corners.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 })
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}

/** A homography from a rectangle's corners to these (Heckbert 1989, from the unit square). */
function seenAslant([p0, p1, p2, p3]: Quad, { wide, tall }: Sides): Plane {
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / area
  const h = (dx1 * sy - sx * dy1) / area
  return [
    (p1.x - p0.x + g * p1.x) / wide,
    (p3.x - p0.x + h * p3.x) / tall,
    p0.x,
    (p1.y - p0.y + g * p1.y) / wide,
    (p3.y - p0.y + h * p3.y) / tall,
    p0.y,
    g / wide,
    h / tall,
    1,
  ]
}

/** Up to a factor, which a homography ignores. */
function inverse([a, b, c, d, e, f, g, h, i]: Plane): Plane {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}
