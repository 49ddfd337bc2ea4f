/* A page that failed can't try a theme, so the shop takes it for a while. */
import { demoThemes } from '#shop/store/theme/theme.ts'
import { expect, test } from '../harness/test.ts'
import { lookComposed } from '../screens/composed.ts'

test('§7 accessibility: a wrong address in each composition, at every width and text size', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 404/)
  for (const [place, name] of (['kiln', 'crayon'] as const).entries()) {
    await owner.changeTheme(demoThemes[name])
    await page.goto('/no-such-page')
    const shown = page.locator('[data-page="missing"]')
    await expect(shown).toHaveAttribute('data-composition', demoThemes[name].composition)
    await lookComposed(page, `a wrong address (${name})`, place)
  }
})
