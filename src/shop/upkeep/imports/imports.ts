import type { ProductKind } from '#platform/addresses/kinds.ts'

/** 'stopped': by the owner. */
export type ImportState = 'preview' | 'running' | 'stopped' | 'done'

/** 'drafted': pictures are on their way; 'incomplete': a draft without any of its pictures. */
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
