export interface Row {
  kind: string
  tries: number
  wanted: string
  came: string
  outcome: 'ok' | 'GAVE WAY' | 'skipped'
  examples: string[]
}

export type Tally = ReturnType<typeof tally>

export function tally(kind: string, wanted: string) {
  const came = new Map<string, number>()
  const wrong: string[] = []
  let tries = 0
  return {
    /** `what`: the result. `where`: the try. */
    note(what: string | number, asWanted: boolean, where = ''): void {
      tries += 1
      came.set(String(what), (came.get(String(what)) ?? 0) + 1)
      if (!asWanted) wrong.push(`${where}: ${what}`)
    },
    row(remark?: string): Row {
      const counts = [...came]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 5)
        .map(([what, count]) => (came.size === 1 ? what : `${what} × ${count}`))
      return {
        kind,
        tries,
        wanted,
        came: remark ?? counts.join(', '),
        outcome: wrong.length === 0 && tries > 0 ? 'ok' : 'GAVE WAY',
        examples: wrong.slice(0, 5),
      }
    },
  }
}

export function verdict(
  kind: string,
  wanted: string,
  came: string,
  holds: boolean,
  tries = 1,
): Row {
  const outcome = holds ? 'ok' : 'GAVE WAY'
  return { kind, tries, wanted, came, outcome, examples: [] }
}

export function skipped(kind: string, why: string): Row {
  return { kind, tries: 0, wanted: '', came: why, outcome: 'skipped', examples: [] }
}

export function drawTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.kind, String(row.tries), row.wanted, row.came, row.outcome])
  const head = ['kind', 'tries', 'wanted', 'came', '']
  const widths = head.map((title, at) =>
    Math.max(title.length, ...cells.map((line) => line[at]?.length ?? 0)),
  )
  const draw = (line: string[]) =>
    line
      .map((text, at) => (at === 1 ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [draw(head), ...cells.map(draw)].join('\n')
}
