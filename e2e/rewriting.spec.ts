import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile-script'
import { servers } from './servers'
import { waitUntilSettled } from './tool-page'

const model = process.env.POSTSMITH_URL_MODEL ?? servers.model.url

test('without a model the translator says so and lets the browser’s own do it', async ({ page }) => {
  await page.addInitScript(() => {
    const translator = { translate: async (text: string) => `¡${text}!`, destroy() {} }
    Object.assign(window, {
      Translator: {
        availability: async () => 'downloadable',
        create: async () => (navigator.userActivation.isActive ? translator : Promise.reject(new Error('no click'))),
      },
      LanguageDetector: {
        availability: async () => 'available',
        create: async () => ({ detect: async () => [{ detectedLanguage: 'en', confidence: 1 }] }),
      },
    })
  })
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.goto('/text-tools/text-translator')
  await waitUntilSettled(page)
  await expect(page.getByText('Feature Currently Unavailable')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Translate', exact: true })).toHaveCount(0)
  const onDeviceRegion = page.getByRole('region', { name: 'On this device' })
  await expect(onDeviceRegion).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Your text' }).fill('Slow bread')
  await onDeviceRegion.getByRole('button', { name: 'Translate on this device' }).click()
  await expect(onDeviceRegion.getByText('¡Slow bread!')).toBeVisible()
  expect(sent).toEqual([])
  expect(await findAxeViolations(page)).toEqual([])
})

test('a version names what it has lost, shows what changed and follows an edit', async ({ page }) => {
  await mockTurnstileScript(page)
  await page.goto(`${model}/text-tools/paraphraser`)
  await page.getByRole('textbox', { name: 'Your text' }).fill('I bake slow bread, ask @maya fault:lost-twice')
  await page.getByRole('button', { name: 'Paraphrase' }).click()
  const card = page.getByRole('article', { name: 'Result 1' })
  await expect(card.getByText('Missing from your text: @maya.')).toBeVisible()
  await card.getByRole('button', { name: 'More for result 1' }).click()
  const changesRegion = card.getByRole('region', { name: 'What changed' })
  await expect(changesRegion.getByText(/% the same words/)).toBeVisible()
  await expect(changesRegion.locator('del').first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Edit result 1' }).click()
  await card.getByRole('textbox').fill('I bake slow bread, ask @maya fault:lost-twice now')
  await expect(changesRegion.locator('ins')).toHaveText('now')
  await expect(changesRegion.locator('del')).toHaveCount(0)
  await card.getByRole('button', { name: 'Save' }).last().click()
  await expect(card.getByText('Missing from your text')).toHaveCount(0)
})
