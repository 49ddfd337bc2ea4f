/** 'New York' for 'America/New_York'. */
export const zoneCity = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

export const timeCopy = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const
