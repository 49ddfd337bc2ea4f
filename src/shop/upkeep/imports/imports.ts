import type { ProductKind } from '#platform/addresses/kinds.ts'

/** 'stopped': by the owner. */
export type ImportState = 'preview' | 'running' | 'stopped' | 'done'

/** 'drafted': its pictures are being fetched; 'incomplete': a draft without any picture. */
export const itemStates = [
  'waiting',
  'left_out',
  'already',
  'drafted',
  'done',
  'incomplete',
  'failed',
] as const
export type ItemState = (typeof itemStates)[number]

export type ItemChoice = ProductKind | 'left_out'
