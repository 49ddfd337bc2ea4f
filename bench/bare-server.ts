import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', head = '{}'] = process.argv.slice(2)
const body = readFileSync(file)
const headers: Record<string, string> = JSON.parse(head)

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
