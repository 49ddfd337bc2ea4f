import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./database-process.ts', import.meta.url))

/**
 * Starts several processes that open the SQLite shop in a folder and write so many transactions
 * each, all let go at the same moment. Answers the content version that each saw last, in order of
 * starting; throws what a failing one said.
 */
export async function runProcesses(
  howMany: number,
  dataDir: string,
  transactions: number,
): Promise<number[]> {
  const started = Array.from({ length: howMany }, () => start(dataDir, transactions))
  await Promise.all(started.map((one) => one.ready))
  for (const one of started) one.go()
  return Promise.all(started.map((one) => one.finished))
}

function start(dataDir: string, transactions: number) {
  const child = spawn(process.execPath, [script, dataDir, String(transactions)])
  const said: string[] = []
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise<void>((resolve) => lines.once('line', () => resolve()))
  lines.on('line', (line) => said.push(line))
  const finished = new Promise<number>((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve(Number(said.at(-1))) : reject(new Error(complaint)),
    )
  })
  return {
    ready: Promise.race([ready, finished]),
    finished,
    go: () => child.stdin.end('go\n'),
  }
}
