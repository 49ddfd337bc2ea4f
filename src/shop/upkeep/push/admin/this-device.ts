/* Permission is asked for at a press, never before. */
import { call } from '#web/ui/hooks/api.ts'
import { notificationsCopy as copy } from './copy.ts'

/** 'home-screen': iOS takes notifications only in a shop that was added to the Home Screen. */
export type Ability = 'can' | 'denied' | 'home-screen' | 'cannot'

export function ability(): Ability {
  if ('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator) {
    return Notification.permission === 'denied' ? 'denied' : 'can'
  }
  return /iP(?:hone|ad)|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
    ? 'home-screen'
    : 'cannot'
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Its name in the shop's list; null: this browser isn't subscribed. */
export async function ownDigest(): Promise<string | null> {
  const subscription = await currentSubscription()
  if (!subscription) return null
  const bytes = new TextEncoder().encode(subscription.endpoint)
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Throws when the browser or its push service refuses. */
export async function subscribe(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('refused')
  await navigator.serviceWorker.register('/worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const old = await pushManager.getSubscription()
  // A subscription for another key pair is useless: the shop was restored on another machine.
  if (old && keyOf(old) !== publicKey) await old.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options)
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const body = { endpoint, keys: { p256dh, auth }, name: deviceName(navigator.userAgent) }
  await call('POST /api/push/create', { body })
}

export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe()
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const browsers = ['Edg', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'] as const
const called: Partial<Record<string, string>> = copy.browsers
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'] as const
const systemNames: Partial<Record<string, string>> = copy.systems

/** 'Safari on iPhone', to distinguish the owner's devices. */
export function deviceName(agent: string): string {
  const browser = browsers.find((name) => agent.includes(`${name}/`))
  const system = systems.find((name) => agent.includes(name))
  return copy.device(
    browser ? (called[browser] ?? browser) : copy.aBrowser,
    system ? (systemNames[system] ?? system) : copy.aDevice,
  )
}
