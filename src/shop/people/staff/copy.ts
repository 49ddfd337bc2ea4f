export const staffCopy = {
  over: 'This invitation has been used or is too old. Please ask for a new one.',
  noSuchInvitation: 'There is no such invitation.',
  nobodyWithAddress: 'Nobody of the studio has this address.',
  lastOwner: 'The studio needs an owner. Make somebody else one first.',
  notStaff: 'Nobody of the studio has this account.',
} as const
