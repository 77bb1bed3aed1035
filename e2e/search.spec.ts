import { expect, test } from './journey'
import { settled } from './tool-page'

test('the search loads when it is opened, forgives typing errors and is worked by keyboard', {
  tag: '@both',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await settled(page)
  expect(asked).not.toContain('/search.json')

  await page.getByRole('button', { name: 'Search tools' }).click()
  const box = page.getByRole('combobox', { name: 'Search tools' })
  await expect(box).toBeFocused()
  expect(asked).toContain('/search.json')
  await expect(page.getByRole('status')).toHaveText(/^All \d+ tools$/)

  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')

  await box.fill('hok generatr')
  await expect(options.first()).toContainText('TikTok Hook Generator')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tiktok-hook-generator$/)
})

test('the search says when nothing matches and closes with Escape', async ({ page }) => {
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Search tools' })
  await button.click()
  await page.getByRole('combobox').fill('xylophone')
  await expect(page.getByRole('status')).toHaveText('No tool matches “xylophone”.')
  await expect(page.getByRole('link', { name: 'browse all tools' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('/ and Ctrl+K open the search, but / can be typed into a text', async ({ page }) => {
  await page.goto('/tiktok-hook-generator')
  const dialog = page.getByRole('dialog', { name: 'Search tools' })
  const prompt = page.getByRole('main').getByRole('textbox').first()
  await prompt.pressSequentially('and/or')
  await expect(prompt).toHaveValue('and/or')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(prompt).toBeFocused()
  await prompt.blur()
  await page.keyboard.press('/')
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue('')
})

test('the search offers another try when the list cannot be loaded', async ({ page }) => {
  let broken = true
  await page.route('**/search.json', (route) => (broken ? route.abort() : route.continue()))
  await page.goto('/about')
  await page.getByRole('button', { name: 'Search tools' }).click()
  await expect(page.getByRole('status')).toHaveText('The list of tools could not be loaded.')
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
})
