import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { ConfigError } from '../config/values.ts'

export function seedDemoInOwnProcess(): Promise<void> {
  // By its name, because this file may be part of the build.
  const file = createRequire(import.meta.url).resolve('#demo-process')
  return new Promise((resolve, reject) => {
    // Detached from the terminal's Ctrl-C: it ends with this process, and never before it.
    const child = fork(file, { detached: process.platform !== 'win32', execArgv: [] })
    let reason = ''
    child.once('message', (words) => {
      reason = String(words)
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve()
      const ended = `the demo studio could not be set up (${signal ?? code}). Start again to go on.`
      reject(new ConfigError(reason || ended))
    })
  })
}
