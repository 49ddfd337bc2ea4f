import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { wholeBrowserPath } from '../scripts/browser.mjs'

export interface Scores {
  /** By category, 0 to 100: the median of all runs. */
  scores: Record<string, number>
  spread: readonly [least: number, best: number]
  /** Milliseconds, simulated by Lighthouse for its phone; each the median. */
  firstPaint: number
  largestPaint: number
  blocked: number
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const folder = fileURLToPath(new URL('lighthouse', import.meta.url))
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
const browserFlags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run'

/** A first visit warms the shop up. Installs Lighthouse once. `times`: odd. */
export async function lighthouse(url: string, times = 5): Promise<Scores> {
  if (!existsSync(program)) run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], folder)
  askAgain(url)
  const reports = Array.from({ length: times }, () => askAgain(url))
  const middle = (read: (report: Report) => number) => inOrder(reports.map(read))[times >> 1] ?? 0
  const score = (name: string) => (report: Report) =>
    Math.round((report.categories[name]?.score ?? 0) * 100)
  const said = (audit: string) =>
    Math.round(middle(({ audits }) => audits[audit]?.numericValue ?? 0))
  const performance = inOrder(reports.map(score('performance')))
  const names = Object.keys(reports[0]?.categories ?? {})
  return {
    scores: Object.fromEntries(names.map((name) => [name, middle(score(name))])),
    spread: [performance[0] ?? 0, performance.at(-1) ?? 0],
    firstPaint: said('first-contentful-paint'),
    largestPaint: said('largest-contentful-paint'),
    blocked: said('total-blocking-time'),
  }
}

const inOrder = (values: number[]) => values.toSorted((one, other) => one - other)

/** Lighthouse sometimes loses the start of its recording and asks for another run. */
function askAgain(url: string): Report {
  for (let left = 3; ; left -= 1) {
    try {
      return ask(url)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

function ask(url: string): Report {
  const place = mkdtempSync(join(tmpdir(), 'atelier-lighthouse-'))
  const file = join(place, 'report.json')
  try {
    const options = ['--quiet', '--output=json', `--output-path=${file}`]
    const categories = 'performance,accessibility,best-practices,seo'
    run(process.execPath, [
      program,
      url,
      ...options,
      `--only-categories=${categories}`,
      `--chrome-flags=${browserFlags}`,
    ])
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function run(command: string, args: string[], cwd?: string): void {
  const env = { ...process.env, CHROME_PATH: wholeBrowserPath() }
  const { status, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stderr.slice(-500)}`)
}
