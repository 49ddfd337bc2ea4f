import type { ServiceState } from '#services/connections/service.ts'

export const servicesCopy = {
  lead: 'Payments, printing, email, picture storage and backups elsewhere. Each setting is tried first and works at once. Keys are never shown again.',
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
