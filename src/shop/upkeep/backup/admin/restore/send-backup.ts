import type { RestoreStatus } from '#shop/upkeep/backup/restore/restore.schema.ts'
import { ApiFailure, addressOf, call, send } from '#web/ui/hooks/api.ts'
import { bringBackCopy as copy } from './copy.ts'

type Told = (status: RestoreStatus) => void

/** Bytes. Proxies in front of a shop accept a part of this size. */
const partBytes = 4 * 1024 * 1024
/** Milliseconds between two looks, and between two tries. */
const pause = 800
const mostTries = 40

export async function sendBackup(file: File, invitation: string | undefined, told: Told) {
  let status = await call('POST /api/restore/file', { body: { bytes: file.size, invitation } })
  told(status)
  const { id } = status
  for (let from = 0; from < file.size && status.step === 'receiving'; from += partBytes) {
    const part = file.slice(from, from + partBytes)
    status = await again(() => sendPart(id, from, part))
    told(status)
  }
  return follow(id, told)
}

/** Follows the restore to its end or failure. The shop doesn't answer while it restarts. */
export async function follow(id: string, told: Told): Promise<RestoreStatus> {
  for (;;) {
    const status = await again(() => call('GET /api/restore/{id}', { path: { id } }))
    told(status)
    if (status.step === 'done' || status.step === 'failed') return status
    await wait()
  }
}

function sendPart(id: string, at: number, body: Blob): Promise<RestoreStatus> {
  const address = addressOf('PUT /api/restore/{id}/part', { path: { id }, query: { at } })
  const headers = { 'Content-Type': 'application/octet-stream' }
  return send(address, { method: 'PUT', headers, body })
}

/** Retries after a broken connection, or when the shop asks to wait. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (failure) {
      const status = failure instanceof ApiFailure ? failure.status : 400
      const mayPass = status === 0 || status === 429 || status >= 500
      if (!mayPass) throw failure
      if (tries === mostTries) throw new ApiFailure(0, { message: copy.lost })
      await wait()
    }
  }
}

const wait = () => new Promise((resolve) => setTimeout(resolve, pause))
