import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test, waitUntilReady } from './journey'
import { hooksPath } from './tool-page'

const ideasPath = '/social-media-tools/tiktok/video-ideas'
const box = (page: Page) => page.getByRole('main').getByRole('textbox').first()

/** Writes from what stands in the form, whatever the tool calls its button. */
async function generate(page: Page) {
  await box(page).press('Control+Enter')
  await expect(page.getByText('Content generated!')).toBeVisible()
}

const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' })
const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')

/** Goes on with the result that stands chosen in the bar; gives its text. */
async function goToNextStep(page: Page): Promise<string> {
  const link = nextStep(page).getByRole('link')
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url())
  const path = (await link.getAttribute('href'))?.split('#')[0]
  await link.click()
  await expect(page).toHaveURL(path ?? '')
  await waitUntilReady(page)
  return new URLSearchParams(hash.slice(1)).getAll('chosen').at(-1) ?? ''
}

/** Writes, and gives what was asked of the server. */
async function generateAndReadRequest(page: Page): Promise<{ prompt: string; parameters: Record<string, unknown> }> {
  const sent = page.waitForRequest('**/api/generate-content')
  await generate(page)
  return (await sent).postDataJSON()
}

test('an idea becomes a hook, a script, a caption and hashtags, each written from what was chosen', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(ideasPath)
  await expect(steps(page)).toHaveCount(0)
  await box(page).fill('homemade pizza dough')
  await page.getByLabel('Tone', { exact: true }).selectOption('funny')
  await page.getByText('More options', { exact: true }).click()
  await page.getByLabel('Who is it for?', { exact: true }).fill('students')
  await generate(page)
  await page.getByLabel('Next: turn one of these into a hook').selectOption({ index: 1 })
  const completedSteps: string[] = []
  for (const from of ['idea', 'hook', 'script', 'caption']) {
    const chosen = await goToNextStep(page)
    completedSteps.push(`${from.charAt(0).toUpperCase()}${from.slice(1)}“${chosen}”`)
    await expect(box(page)).toHaveValue('homemade pizza dough')
    await expect(page.getByText(`From your ${from}: “${chosen}”`)).toBeVisible()
    expect((await steps(page).allTextContents()).slice(0, completedSteps.length)).toEqual(completedSteps)
    const { prompt, parameters } = await generateAndReadRequest(page)
    expect(prompt).toBe('homemade pizza dough')
    expect(parameters).toMatchObject({ chosen })
    if (from !== 'caption') expect(parameters).toMatchObject({ tone: 'funny', audience: 'students' })
  }
  await expect(nextStep(page)).toHaveCount(0)
  await expect(steps(page).last()).toHaveText('Hashtags')
  expect(requests.filter((url) => url.includes('pizza') || url.includes('students'))).toEqual([])
  await steps(page).first().getByRole('link').click()
  await expect(page).toHaveURL(ideasPath)
  await expect(box(page)).toHaveValue('homemade pizza dough')
})

test('what was chosen outlives a reload and Back, can be left out, and a fresh visit knows nothing of it', async ({
  page,
  context,
}) => {
  await page.goto(ideasPath)
  await box(page).fill('homemade pizza dough')
  await generate(page)
  const idea = await goToNextStep(page)
  await expect(page.getByText(`From your idea: “${idea}”`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`From your idea: “${idea}”`)).toBeVisible()
  await expect(box(page)).toHaveValue('homemade pizza dough')
  await generate(page)
  const hook = await goToNextStep(page)
  await expect(page.getByText(`From your hook: “${hook}”`)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(hooksPath)
  await expect(page.getByText(`From your idea: “${idea}”`)).toBeVisible()
  await expect(box(page)).toHaveValue('homemade pizza dough')
  await expect(page.locator('[aria-current=step]')).toHaveText('Hook')

  await page.getByRole('button', { name: /^Leave out/ }).press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(steps(page)).toHaveCount(0)
  expect((await generateAndReadRequest(page)).parameters).not.toHaveProperty('chosen')

  const other = await context.newPage()
  await other.goto('/social-media-tools/tiktok/script-writer')
  await waitUntilReady(other)
  await expect(box(other)).toHaveValue('')
  await expect(steps(other)).toHaveCount(0)
})

test('a run in the history is called by the visitor’s own words, and brings back what was chosen', async ({ page }) => {
  await page.goto(`${hooksPath}#prompt=homemade+pizza+dough&from=tiktok-video-ideas&chosen=Dough+in+ten+minutes`)
  await generate(page)
  await page.getByRole('button', { name: /^Leave out/ }).click()
  await page.getByText('Earlier runs', { exact: true }).click()
  await page.getByRole('button', { name: 'Show again: homemade pizza dough', exact: true }).click()
  await expect(page.getByText('From your idea: “Dough in ten minutes”')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`the steps and the bar for the next one are accessible in the ${theme} theme`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto(`${hooksPath}#prompt=homemade+pizza+dough&from=tiktok-video-ideas&chosen=Dough+in+ten+minutes`)
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    await generate(page)
    await expect(nextStep(page)).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
  })
}

test('a link from a stranger can bring text, and no address', async ({ page }) => {
  await page.goto(`${hooksPath}#prompt=x&from=javascript:alert(1)&chosen=%3Cimg+src=x%3E&from=nobody&chosen=y`)
  await expect(page.getByText('From your last step: “y”')).toBeVisible()
  await expect(steps(page)).toHaveCount(0)
  await expect(page.locator('main a[href^="javascript"], main form img')).toHaveCount(0)
})
