import { backupStorageCopy } from '#services/backups/copy.ts'
import type { ServiceState } from '#services/connections/service.ts'
import { mailCopy } from '#services/mail/copy.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import { picturesCopy } from '#services/pictures/copy.ts'
import { printingCopy } from '#services/printing/copy.ts'

export const servicesCopy = {
  parts: {
    payments: paymentsCopy.title,
    printing: printingCopy.title,
    mail: mailCopy.title,
    pictures: picturesCopy.title,
    backups: backupStorageCopy.title,
  },
  lead: 'Payments, printing, e-mail, picture storage and backups elsewhere. Each setting is tried first and works at once. Keys are never shown again.',
  states: {
    unset: 'Not set',
    waiting: 'Waiting',
    working: 'Working',
    machine: 'Set on the server',
    trouble: 'Needs you',
  } satisfies Record<ServiceState, string>,
  onMachine: 'This is set on your server, and can only be changed there.',
  picturesHere: 'That is all that most studios need.',
  failed: 'that didn’t work. nothing was changed.',
  services: 'Services',
} as const
