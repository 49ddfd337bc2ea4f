export function sheet(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

export type Art = { width: number; height: number; body: string }

export const document = (art: Art): string => sheet(art.width, art.height, art.body)

export function fill(d: string, colour: string, opacity = 1, more = ''): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}${more}/>`
}

export function line(d: string, colour: string, width: number, opacity = 1, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}${more}/>`
}

export function rect(x: number, y: number, w: number, h: number, colour: string, opacity = 1) {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function group(transform: string, body: string, more = ''): string {
  return `<g transform="${transform}"${more}>${body}</g>`
}

export const at = (x: number, y: number, scale: number, body: string, turn = 0): string =>
  group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, body)

/** A picture within a picture, cut off at its edges. */
export function inset(art: Art, x: number, y: number, w: number, h: number): string {
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${art.width} ${art.height}" preserveAspectRatio="xMidYMid slice">${art.body}</svg>`
}

/** Names made from the content: the same definition always has the same name. */
function nameOf(text: string): string {
  let h = 5381
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 33) ^ text.charCodeAt(i)) | 0
  return `n${(h >>> 0).toString(36)}${text.length.toString(36)}`
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`)
    .join('')

type Paint = { def: string; url: string }

/** In user units, so that one light falls across several shapes. */
export function linear(
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly Stop[],
): Paint {
  const inner = `gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopList(stops)}`
  const id = nameOf(inner)
  return { def: `<linearGradient id="${id}" ${inner}</linearGradient>`, url: `url(#${id})` }
}

export function radial(
  cx: number,
  cy: number,
  r: number,
  stops: readonly Stop[],
  transform = '',
): Paint {
  const inner = `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"${transform ? ` gradientTransform="${transform}"` : ''}>${stopList(stops)}`
  const id = nameOf(inner)
  return { def: `<radialGradient id="${id}" ${inner}</radialGradient>`, url: `url(#${id})` }
}

/** Shows the body only within the outline. */
export function clipped(d: string, body: string): string {
  const id = nameOf(d)
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}

/** Mixes two #rrggbb colours; 0 is the first. */
export function mix(a: string, b: string, share: number): string {
  const part = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(part(a, i) * (1 - share) + part(b, i) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A soft shadow under an outline: a few wide, faint strokes on top of each other. */
export function softShadow(
  d: string,
  dx: number,
  dy: number,
  reach: number,
  strength = 0.3,
  colour = '#2a1f18',
): string {
  const layers = 7
  let out = ''
  for (let i = 0; i < layers; i++) {
    const width = (reach * 2 * (layers - i)) / layers
    out += `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${Math.round(width)}" stroke-linejoin="round" opacity="${(strength / layers).toFixed(3)}"/>`
  }
  return group(`translate(${dx} ${dy})`, out)
}
