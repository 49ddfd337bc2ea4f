import { expect } from '@playwright/test'
import type { Person } from './person.ts'

export const list = (owner: Person) => owner.page.getByRole('region', { name: 'Before you open' })
export const step = (owner: Person, name: string) =>
  list(owner)
    .getByRole('listitem')
    .filter({ has: owner.page.getByRole('heading', { name }) })

export async function follow(owner: Person, name: string, words: string): Promise<void> {
  await owner.tap(step(owner, name).getByRole('link', { name: words }))
}

export async function backToList(owner: Person): Promise<void> {
  await owner.tap(owner.page.getByRole('main').getByRole('link', { name: 'Before you open' }))
  await owner.arrive('Admin Homepage')
}

export async function expectDone(owner: Person, name: string): Promise<void> {
  await expect(step(owner, name).getByRole('heading')).toContainText('done')
}

export async function goOn(owner: Person, step: string, title: string): Promise<void> {
  await owner.tap(owner.page.getByRole('main').getByRole('link', { name: `Next: ${step}` }))
  await owner.arrive(title)
}

export const saveAndNext = (owner: Person) =>
  owner.tap(owner.page.getByRole('button', { name: 'Save and next' }))
