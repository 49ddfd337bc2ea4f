import type { InvitationState } from '#shop/people/staff/invitation.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'

export const invitationCopy = {
  make: 'Invite somebody',
  makeHint:
    'For somebody who helps you run the studio. They get an account of their own. You choose what it may do.',
  note: 'For whom?',
  noteHint: 'So that you remember. Only you see it.',
  makeIt: 'Make an invitation link',
  made: 'Invitation link. Shown once.',
  madeText: 'It works once, within seven days. Send it in a way that you trust.',
  link: 'Invitation link',
  copy: 'Copy',
  share: 'Share',
  copied: 'Copied. Off you send it!',
  notCopied: 'The link is marked; copy it by hand, please.',
  done: 'A key, freshly cut!',
  failed: 'no invitation was made. try again?',
  label: 'Staff',
  keywords: 'team employees helpers users invite accounts roles permissions',
  people: 'People',
  invitations: 'Invitations',
  none: 'Nobody is invited yet.',
  somebody: 'Somebody',
  withdraw: 'Withdraw',
  askWithdraw: (who: string) => `Withdraw the invitation for ${who}?`,
  askWithdrawText: 'The link stops working at once. You can always make another.',
  withdrawn: 'Withdrawn. That link no longer works.',
  alreadyUsed: 'Too late: somebody has used it already.',
  notWithdrawn: 'the invitation still works. try again?',
  states: {
    open: 'Open until',
    used: 'Used',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  } satisfies Record<InvitationState, string>,
  dismiss: 'Remove',
  askDismiss: (who: string) => `Remove ${who}?`,
  askDismissText:
    'They are logged out everywhere at once and can’t log in again. Their open invitations are withdrawn. Their work stays.',
  dismissed: 'New locks! They can’t log in any more.',
  notDismissed: 'they were not removed. try again?',
  usedBy: (name: string) => `Used by ${name}`,
} as const

export const roleCopy = {
  legend: 'What may they do?',
  names: {
    owner: 'Owner',
    partner: 'Partner',
    helper: 'Helper',
  },
  may: {
    owner: 'Everything, as you can: invite and remove others, take backups, connect services.',
    partner:
      'Pieces, orders, refunds, letters, the tables for the bookkeeper, website and shipping. No store settings, taxes, invoice settings, legal requirements, services, backups or invitations, no “Export everything”, and no erasing of a person’s data.',
    helper: 'Pieces, orders to ship and letters. No refunds, no tables of sales, no settings.',
  },
  change: 'Save',
  edit: 'Change what they may do',
  ask: (who: string) => `What may ${who} do?`,
  changed: 'Said and done. It applies from now on.',
  notChanged: 'nothing was changed. try again?',
} as const satisfies {
  names: Record<StaffRole, string>
  may: Record<StaffRole, string>
  [key: string]: unknown
}

/** In the audit trail, after the account’s name. */
export const invitationAudit = {
  invitationCreated: 'made an invitation',
  invitationWithdrawn: 'withdrew an invitation',
  staffRoleChanged: 'changed what an account may do',
  staffDismissed: 'removed somebody from the staff',
} as const
