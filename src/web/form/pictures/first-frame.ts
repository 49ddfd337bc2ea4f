/** As a JPEG; null when this browser can't play the file. Sends nothing. */
export async function firstFrame(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto' })
    await loaded(video, address)
    const frame = await drawn(video)
    return frame && new File([frame], 'poster.jpg', { type: frame.type })
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

/** Milliseconds. */
const timeout = 15_000

function loaded(video: HTMLVideoElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error('no frame in time')), timeout)
    video.onloadeddata = () => {
      clearTimeout(tooLong)
      resolve()
    }
    video.onerror = () => {
      clearTimeout(tooLong)
      reject(new Error('no video'))
    }
    video.src = address
    // Phones load nothing before this call.
    video.load()
  })
}

async function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
}
