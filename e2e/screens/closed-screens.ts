/* Nothing opens the shop again, so these screens come last. */
import { write } from '../harness/books.ts'
import type { Scene, Screen } from './screens.ts'

const words = {
  header: 'Gone to look at the sea',
  message:
    'The press is oiled and the stove is out. What you order before then leaves the week after.',
}

const onVacation = (path: string) =>
  async function open({ page, owner }: Scene): Promise<void> {
    const opensOn = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10)
    await owner.setVacation({ vacationModeOn: 1, ...words, opensOn })
    await page.goto(path)
  }

const unopened = (path: string) =>
  async function open({ page, owner }: Scene): Promise<void> {
    await owner.setVacation({ vacationModeOn: 0, ...words })
    write(
      `insert into settings (key, value, updated_at) values ('opening', ?, 1)
       on conflict (key) do update set value = excluded.value`,
      JSON.stringify({ isOpen: false, listShown: true }),
    )
    write('update content set version = version + 1 where id = 1')
    await page.goto(path)
  }

export const closedScreens: Screen[] = [
  { name: 'vacation', open: onVacation('/') },
  { name: 'vacation-elsewhere', open: onVacation('/print-gallery') },
  { name: 'opening', open: unopened('/') },
  { name: 'opening-elsewhere', open: unopened('/image/1') },
]
