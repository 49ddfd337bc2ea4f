import { addButton, stopClock, toast, visit, waitForToast } from './shopper.ts'
import { expect, test } from './test.ts'

const words = 'Select print size'

test('three toasts stand at once, a fourth takes the oldest’s place, and one that is pointed at stays until the pointer has left', async ({
  page,
}) => {
  await visit(page, '/image/1')
  await stopClock(page)
  for (const count of [1, 2, 3, 3]) {
    await addButton(page).click()
    await expect(toast(page, words)).toHaveCount(count)
  }
  const areBelowOneAnother = () =>
    toast(page, words).evaluateAll((all) => {
      const tops = all.map((one) => one.getBoundingClientRect().top)
      return tops.every((top, at) => at === 0 || top > (tops[at - 1] ?? 0))
    })
  await expect.poll(areBelowOneAnother).toBe(true)

  await page.clock.runFor(20_000)
  await expect(toast(page, words)).toHaveCount(0)
  await addButton(page).click()
  await waitForToast(page, words)
  await toast(page, words).hover()
  await page.clock.runFor(20_000)
  await expect(toast(page, words)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(toast(page, words)).toBeHidden()
})
