import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import {
  captionsPath,
  findAxeViolationsInBothThemes,
  generate,
  hooksPath,
  modelUrl,
  readClipboard,
  toolPage,
} from './tool-page'

const captionsPrompt = 'our coffee cart opens on Friday at 8am by the station. The first 50 flat whites are free'
const editor = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Edit [a-z ]+ ${number}$`) })
const editButton = (page: Page, number: number) =>
  page.getByRole('button', { name: `Edit result ${number}`, exact: true })

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('edits, counts, copies, saves and combines a result; each change can be undone', async ({ page }) => {
  const { cards, more } = toolPage(page)
  await generate(page, captionsPath, captionsPrompt)
  await expect(page.getByRole('button', { name: 'Score your own line' })).toHaveCount(0)
  await expect(page.getByRole('figure')).toHaveCount(0)
  await more(2)
  const card = cards.nth(1)
  const figure = card.getByRole('figure')
  await expect(figure).toHaveCount(1)
  const textBeforeEdit = await card.textContent()
  await editButton(page, 2).click()
  await editor(page, 2).fill('   ')
  await page.getByRole('button', { name: 'Done editing result 2' }).click()
  await expect(page.getByText('Write something, or cancel.')).toBeVisible()
  await expect(editor(page, 2)).toBeFocused()
  // Escape that ends an IME composition does not end the edit.
  await editor(page, 2).dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(editor(page, 2)).toHaveValue('   ')
  await editor(page, 2).press('Escape')
  await expect(editButton(page, 2)).toBeFocused()
  expect(await card.textContent()).toBe(textBeforeEdit)

  const save = page.getByRole('button', { name: 'Save result 2', exact: true })
  await save.click()
  await editButton(page, 2).click()
  await editor(page, 2).fill(`Rust and ${'patience '.repeat(30)}`)
  await expect(figure).toContainText('TikTok shows about this much before “more”')
  await editor(page, 2).fill('At [the hour] with [a name]')
  await editor(page, 2).press('Shift+Tab')
  await page.keyboard.type('Ann')
  await expect(editor(page, 2)).toHaveValue('At [the hour] with Ann')
  await editor(page, 2).fill('Rust was here 🍳 #castiron')
  await expect(figure).toContainText('TikTok should show all of it.')
  await expect(card).toContainText('26 of 2,200 characters')
  await expect(card).toContainText('1 of 5 hashtags')
  await page.getByRole('button', { name: 'Copy result 2', exact: true }).click()
  await expect.poll(() => readClipboard(page)).toBe('Rust was here 🍳 #castiron')
  await editor(page, 2).press('Control+Enter')
  await expect(editButton(page, 2)).toBeFocused()
  await expect(save).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(card).toContainText('Rust was here 🍳 #castiron')
  await more(2)
  await editButton(page, 2).click()
  await editor(page, 2).fill('Gone')
  await page.getByRole('button', { name: 'Done editing result 2' }).click()
  await page.getByRole('button', { name: 'Undo editing (result 2)' }).click()
  await expect(card).toContainText('Rust was here 🍳 #castiron')
  await expect(card).toBeFocused()

  const readFirstLine = (index: number) => cards.nth(index).getByRole('paragraph').first().textContent()
  const [originalFirstLine, otherLine] = [await readFirstLine(0), await readFirstLine(2)]
  await more(1)
  await page.getByRole('button', { name: 'Combine result 1', exact: true }).click()
  const lines = page.getByRole('region', { name: 'First lines for result 1' })
  await expect(lines.getByText('Result 1', { exact: true })).toHaveCount(0)
  const result3Option = lines.getByRole('listitem').filter({ has: page.getByText('Result 3', { exact: true }) })
  await result3Option.getByRole('button').click()
  expect(await readFirstLine(0)).toBe(otherLine)
  expect(await readFirstLine(2)).toBe(otherLine)
  await page.getByRole('button', { name: 'Undo combining (result 1)' }).click()
  expect(await readFirstLine(0)).toBe(originalFirstLine)

  await editButton(page, 1).click()
  await more(3)
  await page.getByRole('button', { name: 'Combine result 3', exact: true }).click()
  expect(await findAxeViolationsInBothThemes(page)).toEqual([])
  const moreButton = page.getByRole('button', { name: 'More for result 1', exact: true })
  await moreButton.press('Enter')
  await expect(editor(page, 1)).toBeHidden()
  await expect(moreButton).toBeFocused()
})

test('an unfinished edit is preserved while another slide or day is shown', async ({ page }) => {
  const { more } = toolPage(page)
  const slides = 'I bought a houseplant. It lasted a summer. A friend told me to lift the pot. A light pot wants water.'
  await generate(page, '/social-media-tools/instagram/carousel-planner', slides)
  await more(1)
  await editButton(page, 1).click()
  await editor(page, 1).fill('Lift the pot')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByRole('article', { name: 'Result 2' })).toBeVisible()
  await expect(editor(page, 1)).toBeHidden()
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect(editor(page, 1)).toHaveValue('Lift the pot')

  await generate(page, '/tiktok-video-ideas-generator', 'vintage candles')
  const dayButtons = page.getByRole('region', { name: 'Results', exact: true }).locator('ol button[draggable]')
  await dayButtons.first().click()
  await more(1)
  await editButton(page, 1).click()
  await editor(page, 1).fill('Pour a candle')
  await dayButtons.nth(1).click()
  await expect(page.getByRole('article')).toHaveAccessibleName('Result 2')
  await dayButtons.first().click()
  await expect(editor(page, 1)).toHaveValue('Pour a candle')
})

test.describe('a result with blanks', () => {
  const text = 'At [the hour] I saw [who was there], and I cried.'
  /** A card as the server returns it, with a phrase that the visitor did not write. */
  const parts = [{ label: 'Say', text }]
  const cardWithBlanks = {
    id: 'one',
    parts,
    copy: text,
    assumed: ['and I cried'],
    outline: true,
    carry: text,
    item: {},
  }
  const blank = (page: Page, name: string) =>
    page.getByRole('textbox', { name: `${name} (blank in result 1)`, exact: true })

  test.beforeEach(async ({ page }) => {
    const reply = { content: '', cards: [cardWithBlanks], engine: 'openai', remaining: 19, requestId: 'test' }
    await page.route('**/api/generate-content', (route) => route.fulfill({ status: 200, json: reply }))
    await generate(page)
  })

  test('includes a filled-in blank in “Copy all”, the next tool and the history', async ({ page }) => {
    const [hour, person] = [blank(page, 'the hour'), blank(page, 'who was there')]
    await hour.pressSequentially('six')
    await page.getByRole('button', { name: 'Copy all' }).first().click()
    await expect.poll(() => readClipboard(page)).toBe('At six I saw [who was there], and I cried.')
    await person.pressSequentially('Ann')
    await page.getByRole('region', { name: 'Next step' }).getByRole('link').click()
    await expect(page.getByText('From your hook: “At six I saw Ann, and I cried.”')).toBeVisible()
    await page.goto(hooksPath)
    await expect(page.getByRole('article')).toContainText('At six I saw Ann, and I cried.')
    await expect(page.getByRole('article').getByRole('textbox')).toHaveCount(0)
  })

  test('Drop and Edit start from the filled-in text, and the old text does not return', async ({ page }) => {
    const card = page.getByRole('article')
    const [hour, person] = [blank(page, 'the hour'), blank(page, 'who was there')]
    // Enter moves to the next blank, but not if it ends an IME composition.
    await hour.focus()
    await hour.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(hour).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(person).toBeFocused()
    await toolPage(page).more(1)
    await hour.pressSequentially('six')
    await page.getByRole('button', { name: 'Drop “and I cried” (result 1)' }).click()
    await expect(card.getByRole('paragraph').first()).toHaveText(/^At six I saw\s*\.$/)
    await person.pressSequentially('Ann')
    await editButton(page, 1).click()
    await expect(editor(page, 1)).toHaveValue('At six I saw Ann.')
    await editor(page, 1).pressSequentially(' Twice.')
    await page.getByRole('button', { name: 'Done editing result 1' }).click()
    await expect(card).toContainText('Twice.')
    await expect(card).toContainText('Ann')
    await expect(card.locator('[data-blank]')).toHaveCount(0)
  })
})

test.describe('with a model', () => {
  test.use({ baseURL: modelUrl })

  test('underlines a phrase that the model invented, and one tap accepts, changes or drops it', async ({ page }) => {
    const tool = toolPage(page)
    await mockTurnstileScript(page)
    await page.goto(hooksPath)
    await tool.write('my first pizza fault:assumes')
    await tool.waitUntilDone()
    const card = tool.cards.first()
    const phrase = 'I cried in the car'
    await expect(card.locator('u', { hasText: phrase }).first()).toBeVisible()
    await expect(card.getByText('The AI added the underlined words.')).toBeVisible()
    await tool.more(1)
    const hint = card.getByText('Added by the AI: keep, change or drop')
    await expect(hint).toBeVisible()

    await page.getByRole('button', { name: `Change “${phrase}” (result 1)` }).click()
    await expect(editor(page, 1)).toBeFocused()
    await page.keyboard.type('nobody said a word')
    await expect(editor(page, 1)).toHaveValue(/nobody said a word/)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: `Drop “${phrase}” (result 1)` }).click()
    await expect(card.getByRole('paragraph').first()).not.toContainText(`${phrase}, ${phrase}`)
    await page.getByRole('button', { name: 'Undo dropping a phrase (result 1)' }).click()
    await expect(hint).toBeVisible()

    await page.getByRole('button', { name: `Keep “${phrase}” (result 1)` }).click()
    await expect(hint).toBeHidden()
    await expect(card).toContainText(phrase)
    await expect(tool.cards.nth(1).getByText('The AI added the underlined words.')).toBeVisible()
  })
})
