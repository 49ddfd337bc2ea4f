export const vacationCopy = {
  pleaseEnterHeader: 'Please enter a header.',
  pleaseEnterMessage: 'Please enter a message.',
  alreadyOn: 'Vacation mode is on already, so it needs no first day.',
  alreadyOpen: 'The shop is open as it is. Please say first when it closes.',
  backBeforeClosing: 'The shop can only open again after it has closed.',
  onOrOff: 'Vacation mode is on (1) or off (0).',
  pleaseEnterDay: 'Please enter a day such as 2026-07-01.',

  header: 'Gone to the beach',
  message:
    'The studio is closed, so nothing can be bought right now. If you have ordered, your order’s page says how far it is. Come back soon!',
  closingDayBegun: 'That day has begun already. To close right now, switch vacation mode on.',
  openingDayBegun: 'That day has begun already. Please choose one after today.',
} as const
