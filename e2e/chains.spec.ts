import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { findAxeViolationsInBothThemes, hooksPath, waitForSent } from './tool-page'

const ideasPath = '/social-media-tools/tiktok/video-ideas'
const box = (page: Page) => page.getByRole('main').getByRole('textbox').first()
const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' })
const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')

async function goToNextStep(page: Page): Promise<string> {
  const link = nextStep(page).getByRole('link')
  const { hash, pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
  await link.click()
  await expect(page).toHaveURL(pathname)
  await waitUntilReady(page)
  return new URLSearchParams(hash.slice(1)).getAll('chosen').at(-1) ?? ''
}

/** Submits the form by keyboard, independent of the button's label; returns the request. */
async function generateFromForm(page: Page) {
  const sentRequest = waitForSent(page)
  await box(page).press('Control+Enter')
  await expect(page.getByText('Content generated!')).toBeVisible()
  return sentRequest
}

test('turns an idea into a hook and then a script, each written from the selected result', async ({
  page,
  context,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(ideasPath)
  await expect(steps(page)).toHaveCount(0)
  await box(page).fill('homemade pizza dough')
  await page.getByLabel('Tone', { exact: true }).selectOption('funny')
  await generateFromForm(page)
  await page.getByLabel('Turn one of these into a hook').selectOption({ index: 1 })
  const idea = await goToNextStep(page)
  const ideaNote = page.getByText(`From your idea: “${idea}”`)
  await expect(ideaNote).toBeVisible()
  await page.reload()
  await expect(ideaNote).toBeVisible()
  expect(await generateFromForm(page)).toMatchObject({
    prompt: 'homemade pizza dough',
    parameters: { chosen: idea, tone: 'funny' },
  })
  await expect(nextStep(page)).toBeVisible()
  expect(await findAxeViolationsInBothThemes(page)).toEqual([])

  const hook = await goToNextStep(page)
  await expect(page.getByText(`From your hook: “${hook}”`)).toBeVisible()
  expect((await steps(page).allTextContents()).slice(0, 2)).toEqual([`Idea“${idea}”`, `Hook“${hook}”`])
  expect(requests.filter((url) => url.includes('pizza'))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(hooksPath)
  await expect(ideaNote).toBeVisible()
  await expect(box(page)).toHaveValue('homemade pizza dough')
  await expect(page.locator('[aria-current=step]')).toHaveText('Hook')

  await page.getByRole('button', { name: /^Leave out/ }).press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(steps(page)).toHaveCount(0)
  // A run in the history is named by the visitor's own words and restores the selected result.
  await page.getByText('History', { exact: true }).click()
  await page.getByRole('button', { name: 'Reopen: homemade pizza dough', exact: true }).click()
  await expect(ideaNote).toBeVisible()
  await page.getByRole('button', { name: /^Leave out/ }).click()
  expect((await generateFromForm(page)).parameters).not.toHaveProperty('chosen')

  const otherTab = await context.newPage()
  await otherTab.goto('/social-media-tools/tiktok/script-writer')
  await waitUntilReady(otherTab)
  await expect(box(otherTab)).toHaveValue('')
  await expect(steps(otherTab)).toHaveCount(0)
})

test('a crafted link can fill in text but no URL', async ({ page }) => {
  await page.goto(`${hooksPath}#prompt=x&from=javascript:alert(1)&chosen=%3Cimg+src=x%3E&from=nobody&chosen=y`)
  await expect(page.getByText('From your last step: “y”')).toBeVisible()
  await expect(steps(page)).toHaveCount(0)
  await expect(page.locator('main a[href^="javascript"], main form img')).toHaveCount(0)
})
