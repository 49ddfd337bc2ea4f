import type { PushKind } from '#shop/upkeep/push/push.ts'

export const notificationsCopy = {
  title: 'Notifications',
  keywords: 'push alerts phone quiet hours',
  intro:
    'This device can tell you when something sells, when a letter comes, and when the shop needs you. No message names a buyer. Your emails stay as they are.',
  offer: 'Hear at once when something sells or a letter comes?',
  offerMore: 'About notifications',
  noThanks: 'No, thanks',
  turnOn: 'Turn on for this device',
  turningOn: 'Asking your browser …',
  on: 'this device gets notifications now.',
  notOn: 'that didn’t work. Please try again.',
  denied:
    'Your browser blocks notifications from this shop. Allow them in the browser’s settings for this site, then come back.',
  homeScreen:
    'On an iPhone or iPad, add the shop to the Home Screen first: tap Share, then “Add to Home Screen”. Open it from there and come back to this page.',
  cannot:
    'This browser takes no notifications. Try Safari, Chrome, Edge or Firefox, not in a private window.',
  devices: 'Your devices',
  none: 'No device gets notifications yet.',
  thisDevice: 'This device',
  tells: 'Tell me',
  kinds: {
    sold: 'when something sells',
    contact: 'when a letter comes',
    'needs-you': 'when the shop needs me',
  } satisfies Record<PushKind, string>,
  quiet: 'Quiet hours',
  quietHint: 'In the studio’s time zone. Notifications from these hours come when they end.',
  quietFrom: 'from',
  quietTo: 'to',
  never: 'Choose the same hour twice for no quiet hours.',
  save: 'Save',
  saved: 'saved.',
  failed: 'that wasn’t saved.',
  test: 'Send a test',
  tested: 'sent. It should appear within a minute.',
  remove: 'Turn off',
  removed: 'this device gets no more notifications.',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  device: (browser: string, system: string) => `${browser} on ${system}`,
  browsers: { Edg: 'Edge', SamsungBrowser: 'Samsung Internet' },
  systems: { Macintosh: 'Mac', CrOS: 'Chromebook' },
  aBrowser: 'A browser',
  aDevice: 'a device',
} as const

/** In the audit trail, after the account’s name. */
export const notificationsAudit = {
  on: 'turned notifications on for a device',
  off: 'turned notifications off for a device',
} as const
