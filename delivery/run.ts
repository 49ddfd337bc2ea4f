import { type SpawnSyncOptions, spawnSync } from 'node:child_process'

export function run(program: string, args: readonly string[], options: SpawnSyncOptions = {}) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    ...options,
  })
  if (status === 0) return String(stdout ?? '')
  const reason = error?.message ?? `${stderr ?? ''}${stdout ?? ''}`.trim()
  throw new Error(`${program} ${args.join(' ')}: ${reason || `ended with ${status}`}`)
}

/** Detached, so that Ctrl-C doesn't reach the program before its end. */
export function runWhole(program: string, args: readonly string[]): string {
  // The types leave `detached` out; spawnSync accepts it as spawn does.
  const apart: SpawnSyncOptions & { detached: boolean } = { detached: true }
  return run(program, args, apart)
}
