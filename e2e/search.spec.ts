import { expect, test, waitUntilReady } from './journey'
import { hooksPath, waitUntilSettled } from './tool-page'

test('search opens and works by keyboard and finds a tool despite typing errors', async ({ page }) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const use = { tool: 'youtube-title', path: '/social-media-tools/youtube/title-generator', name: 'x' }
    const uses = [{ ...use, prompt: 'a', parameters: {}, at: 1 }]
    localStorage.setItem('postsmith-last', JSON.stringify({ version: 1, uses }))
  })
  await page.goto('/about')
  await waitUntilSettled(page)
  expect(requestedPaths).not.toContain('/search.json')
  const button = page.getByRole('button', { name: 'Search tools' })
  await button.click()
  const box = page.getByRole('combobox', { name: 'Search tools' })
  await expect(box).toBeFocused()
  const groups = page.getByRole('listbox').getByRole('group')
  await expect(groups.first()).toHaveAccessibleName('Recent')
  await expect(groups.first().getByRole('option')).toHaveText(/^YouTube Title Generator/)

  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.fill('xylophone')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing for “xylophone” yet.')
  await expect(page.getByRole('link', { name: 'browse all tools' })).toHaveAttribute('href', '/tools')
  await box.fill('background remover')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Nothing for “background remover” yet. Closest:',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()

  // The dialog is removed from the page shortly before React's state updates, and a key in between does nothing.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await box.fill('privacy')
  await expect(groups.first()).toHaveAccessibleName('Pages')
  await box.fill('hok generatr')
  await expect(options.first()).toContainText('TikTok Hook Generator')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tiktok-hook-generator$/)

  await waitUntilReady(page)
  const prompt = page.getByRole('main').getByRole('textbox').first()
  await prompt.pressSequentially('and/or')
  await expect(prompt).toHaveValue('and/or')
  await page.keyboard.press('Control+k')
  await expect(box).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(prompt).toBeFocused()
})

test('search offers a retry and the list of all tools when its data cannot be loaded', async ({ page }) => {
  let isBroken = true
  await page.route('**/search.json', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/about')
  const search = page.getByRole('dialog', { name: 'Search tools' })
  await page.getByRole('button', { name: 'Search tools' }).click()
  await expect(search.getByRole('status')).toHaveText('The list of tools didn’t load.')
  await expect(search.getByRole('link', { name: 'All tools' })).toHaveAttribute('href', '/tools')
  isBroken = false
  await search.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('search explains the problem offline, and the page and its text stay', async ({ page, context }) => {
  await page.goto(hooksPath)
  const box = page.getByRole('main').getByRole('textbox').first()
  await page.route('**/*.js', (route) => route.abort())
  await page.route('**/search.json', (route) => route.abort())
  await box.fill('a text that must not be lost')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search tools' }).click()
  await expect(page.getByRole('alert').getByText('Search didn’t load')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All tools' }).first()).toBeVisible()
  await expect(page).toHaveURL(hooksPath)
  await expect(box).toHaveValue('a text that must not be lost')
})
