export const auditCopy = {
  dayMissing: 'Please name a day, such as 2026-11-22.',
  noSuchAction: 'There is no such action.',
  timeUtc: 'Time (UTC)',
} as const
