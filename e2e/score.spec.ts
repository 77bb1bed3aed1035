import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { hooksPath, toolPage, waitUntilSettled } from './tool-page'

const titlesPath = '/social-media-tools/youtube/title-generator'

test('every hook shows its score, and the reasons unfold', { tag: '@both' }, async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  for (const number of [1, 2, 3, 4, 5]) await tool.more(number)
  await expect(page.getByText(/^Checklist score: \d+ of 100$/)).toHaveCount(5)
  const first = tool.cards.first()
  await first.getByText(/^Checklist score/).click()
  await expect(first.getByText(/^Length \d+\/10\.$/)).toBeVisible()
  await expect(first.getByText(/does not predict views/)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})

test('a score follows the text that is being edited', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  await tool.more(1)
  await page.getByRole('button', { name: 'Edit result 1', exact: true }).click()
  await page.getByLabel('Your text of result 1').fill('Did you know these amazing tips?')
  await expect(tool.cards.first().getByText('Checklist score: 39 of 100')).toBeVisible()
})

for (const [path, label, line, total] of [
  [hooksPath, 'Your own hook', 'My dog hates baths, until I moved the towel', '73 of 100'],
  [titlesPath, 'Your own title', 'I rebuilt my shed with only reclaimed wood', '73 of 100'],
] as const) {
  test(`a line of one’s own is scored on ${path}, and nothing is sent`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Score your own line' }).click()
    await expect(page.getByLabel(label)).toBeVisible()
    await waitUntilSettled(page)
    const sent: string[] = []
    // The site's own list and its code come when the search button passes below the mouse.
    const ownRequests = /^GET http:\/\/[^/]+(?:\/_next\/static\/[^?]+|\/search\.json)$/
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await page.getByLabel(label).fill(line)
    await expect(page.getByText(total, { exact: true })).toBeVisible()
    await expect(page.getByText('No shouting.')).toBeVisible()
    await page.getByLabel(label).fill('STOP BUYING SHEDS')
    await expect(page.getByText('Shouts “STOP”, “BUYING”, “SHEDS”.')).toBeVisible()
    expect(sent.filter((one) => !ownRequests.test(one))).toEqual([])
    expect(await findAxeViolations(page)).toEqual([])
  })
}

test('tools that write no such line offer no score', async ({ page }) => {
  await page.goto('/tiktok/tiktok-caption-generator')
  await expect(page.getByRole('button', { name: 'Score your own line' })).toHaveCount(0)
})
