/* Refuses newer data, and keeps visitors out during an upgrade. `ails`: the built-in fault. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { upgradeHold } from '#start/upgrade-hold.ts'

const [folder = ''] = process.argv.slice(2)
const { version, ails } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
const { DATA_DIR = '', PORT } = process.env

const db = new DatabaseSync(`${DATA_DIR}/atelier.sqlite`, { timeout: 5_000 })
db.exec('create table if not exists orders (id text)')
const schema = Number(version.split('.')[1])
const found = Number(db.prepare('pragma user_version').get()?.user_version)
if (found > schema) throw new Error('The data is of a newer version.')
db.exec(`pragma user_version = ${schema}`)
if (ails === 'loses orders and dies') {
  db.exec('delete from orders')
  throw new Error('broken on purpose')
}

const hold = upgradeHold(DATA_DIR, Date.now)
const server = createServer(
  hold.guard((request, response) => {
    const { url = '', method } = request
    if (url === '/healthz') response.end(`ok ${version}`)
    else if (method === 'POST') {
      db.prepare('insert into orders values (?)').run(url.slice(1))
      response.end('paid')
    } else response.writeHead(ails === 'shows no page' ? 500 : 200).end('<html></html>')
  }),
)
server.listen(Number(PORT), '127.0.0.1')
void hold.over()
process.on('SIGTERM', () => process.exit(0))
