import type { Page, Route } from '@playwright/test'
import type { Bought } from './bought.ts'

/** Answers a call about the order in turn, and tells what was asked. */
export async function answer(page: Page, order: Bought, call: string, answers: (() => object)[]) {
  const asked: Record<string, unknown>[] = []
  await page.route(`/api/orders/id/${order.id}/${call}`, async (route: Route) => {
    asked.push(route.request().postDataJSON())
    const next = answers[asked.length - 1] ?? answers.at(-1)
    await new Promise((done) => setTimeout(done, 150))
    await route.fulfill(next?.())
  })
  return asked
}

export const refusal = (status: number, code: string, message: string) => () => ({
  status,
  json: { error: { code, message } },
})
