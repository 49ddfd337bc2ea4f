/* Returns milliseconds of processor time, which a busy machine doesn't change. */
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const port = Number(process.env.TURNS_PORT)
if (isMainThread && port) {
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let before = spent()
  let longest = 0
  const look = () => {
    const now = spent()
    longest = Math.max(longest, now - before)
    before = now
  }
  setInterval(look, 1).unref()
  createServer((_, answer) => {
    look()
    answer.end(String(longest))
    longest = 0
  })
    .listen(port, '127.0.0.1')
    .unref()
}
