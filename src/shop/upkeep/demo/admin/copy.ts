export const demoAdminCopy = {
  clearDemoStudio: 'Clear the demo studio',
  keywords: 'sample examples remove',
  clearDemo: {
    intro:
      'The shop came with example pieces and pictures. Clear them once you have added something of your own.',
    goes: (pieces: number, heroes: number) =>
      `This goes: ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${heroes} hero ${heroes === 1 ? 'picture' : 'pictures'}, and the demo’s words and pictures on the pages.`,
    stays:
      'This stays: pieces and words of your own, your settings, and every order, play money or not. A demo piece stays if one of its pictures is yours.',
    closes:
      'Unless you have sold something for real money already, visitors then see “Opening soon”, until you open the shop on the Admin Homepage.',
    nothing: 'Nothing of the demo studio is left. The walls are yours.',
    askText: 'This can’t be undone. Type the word “clear”, and press the button.',
    label: 'Type “clear”',
    yes: 'Clear it',
    cleared: 'All clear! Now tell people who you are.',
    failed: 'nothing was cleared. try again?',
  },
} as const

/** In the audit trail, after the account’s name. */
export const demoAdminAudit = {
  cleared: 'cleared the demo studio',
} as const
