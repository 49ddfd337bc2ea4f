import { startedEvent } from './use-started.ts'

export const scriptsId = 'scripts'

/** Runs inline as text, so it must refer to nothing outside itself. */
function starter(scripts: HTMLScriptElement | null, startedEvent: string) {
  const touches = ['pointerdown', 'keydown'] as const
  const pressed: HTMLElement[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isStarted = false

  function start(): void {
    if (isStarted || !scripts) return
    isStarted = true
    for (const touch of touches) removeEventListener(touch, start, true)
    for (const href of scripts.dataset.needs?.split(' ') ?? []) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.text = scripts.text
    script.onerror = answer
    document.body.append(script)
  }

  /** Browsers handle these buttons by themselves. */
  function isNative(button: HTMLElement): boolean {
    if (button.hasAttribute('command')) return 'command' in button
    return (button as HTMLButtonElement).form?.method === 'dialog'
  }

  function remember(event: MouseEvent): void {
    const button = (event.target as Element).closest<HTMLElement>('button,a[aria-haspopup]')
    if (!button || isNative(button)) return
    event.preventDefault()
    event.stopPropagation()
    // Sends a form once, however often its button was pressed.
    if ((button as HTMLButtonElement).type !== 'submit' || !pressed.includes(button)) {
      pressed.push(button)
    }
    // If no scripts arrive, the browser handles the press as without scripts.
    waiting ??= setTimeout(answer, 10_000)
    start()
  }

  function answer(): void {
    clearTimeout(waiting)
    removeEventListener('click', remember, true)
    pressed.shift()?.click()
    if (pressed.length > 0) setTimeout(answer)
  }

  for (const touch of touches) addEventListener(touch, start, true)
  addEventListener('click', remember, true)
  addEventListener(startedEvent, answer, { once: true })
  // Browsers paint these pictures some frames after 'load', once they are decoded.
  async function whenDrawn(): Promise<void> {
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
    await Promise.allSettled([...pictures].map((picture) => picture.decode()))
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), 100)
  }
  addEventListener('load', whenDrawn)
  // A slow picture must not delay the cart's count.
  setTimeout(start, 4000)
}

export const starterScript = `(${starter})(document.getElementById('${scriptsId}'),'${startedEvent}')`
