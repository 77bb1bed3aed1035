import { expect, test } from './journey'
import { waitUntilSettled } from './tool-page'

test('the search loads when it is opened, forgives typing errors and is worked by keyboard', {
  tag: '@both',
}, async ({ page }) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto('/')
  await waitUntilSettled(page)
  expect(requestedPaths).not.toContain('/search.json')

  await page.getByRole('button', { name: 'Search tools' }).click()
  const box = page.getByRole('combobox', { name: 'Search tools' })
  await expect(box).toBeFocused()
  expect(requestedPaths).toContain('/search.json')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^All \d+ tools$/)

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
  await page.getByRole('combobox', { name: 'Search tools' }).fill('xylophone')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing matches “xylophone”.')
  await expect(page.getByRole('link', { name: 'browse all tools' })).toHaveAttribute('href', '/tools')
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
  await expect(page.getByRole('combobox', { name: 'Search tools' })).toHaveValue('')
})

test('the search offers another try and all tools when the list cannot be loaded', async ({ page }) => {
  let isBroken = true
  await page.route('**/search.json', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/about')
  const search = page.getByRole('dialog', { name: 'Search tools' })
  await page.getByRole('button', { name: 'Search tools' }).click()
  await expect(search.getByRole('status')).toHaveText('The list of tools could not be loaded.')
  await expect(search.getByRole('link', { name: 'All tools' })).toHaveAttribute('href', '/tools')
  isBroken = false
  await search.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('offline the page stays, with all that was typed, and the search says what is wrong', async ({
  page,
  context,
}) => {
  await page.goto('/tiktok-hook-generator')
  const box = page.getByRole('main').getByRole('textbox').first()
  await page.route('**/*.js', (route) => route.abort())
  await page.route('**/search.json', (route) => route.abort())
  await box.fill('a text that must not be lost')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search tools' }).click()
  await expect(page.getByRole('alert').getByText('The search could not be loaded')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All tools' }).first()).toBeVisible()
  await expect(page).toHaveURL('/tiktok-hook-generator')
  await expect(box).toHaveValue('a text that must not be lost')
})

test('soon after the first tap the search is there, whatever becomes of the network', async ({ page, context }) => {
  await page.goto('/about')
  const searchResponse = page.waitForResponse('**/search.json')
  await page.getByRole('heading', { level: 1 }).click()
  await searchResponse
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search tools' }).click()
  await page.getByRole('combobox', { name: 'Search tools' }).fill('text to speech')
  await expect(page.getByRole('option').first()).toContainText('TikTok Voice Generator')
})

test('results stand in groups with pages among them, and what was used last comes first', async ({ page }) => {
  await page.addInitScript(() => {
    const use = { tool: 'youtube-title', path: '/social-media-tools/youtube/title-generator', name: 'x' }
    const uses = [{ ...use, prompt: 'a', parameters: {}, at: 1 }]
    localStorage.setItem('postsmith-last', JSON.stringify({ version: 1, uses }))
  })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Search tools' }).click()
  const groups = page.getByRole('listbox').getByRole('group')
  await expect(groups.first()).toHaveAccessibleName('Used last')
  await expect(groups.first().getByRole('option')).toHaveText(/^YouTube Title Generator/)
  await page.getByRole('combobox', { name: 'Search tools' }).fill('privacy')
  await expect(groups.first()).toHaveAccessibleName('Pages')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/privacy$/)
})
