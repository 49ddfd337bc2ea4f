import type { Page } from '@playwright/test'
import type { PictureFile } from '../harness/admin.ts'

export async function recorded(page: Page): Promise<PictureFile> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 320, height: 240 })
    const brush = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const done = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let at = 0; at < 15; at += 1) {
      if (brush) brush.fillStyle = `hsl(${at * 20} 80% 50%)`
      brush?.fillRect(0, 0, 320, 240)
      await new Promise((next) => setTimeout(next, 33))
    }
    recorder.stop()
    await done
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return { name: 'glaze.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) }
}
