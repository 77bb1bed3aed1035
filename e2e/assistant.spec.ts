import type { Page } from '@playwright/test'
import { defaultEngineWords } from '@/lib/tool/engine-words'
import { expect, test } from './journey'
import { findAxeViolationsInBothThemes, generate, hooksPath, readClipboard, toolPage } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const bakery =
  'I opened a tiny bakery in Leeds with 3 employees, our croissants take 27 hours, free coffee on Saturdays'

const hooksAnswer = `Sure! Here are your hooks:

**1.**
**Family:** mid-story
**Spoken:** Twenty-seven hours for one croissant.
**On screen text:** A tiny bakery in Leeds

**2.**
**Family:** cold-start
**Spoken:** There are 3 of us and one oven.

Let me know if you want more!`

/** A tool, and an assistant's untidy response with the text of its first card. */
const tools = [
  { path: hooksPath, answer: hooksAnswer, words: 'Twenty-seven hours for one croissant.' },
  {
    path: '/text-tools/paraphraser',
    answer:
      'I run a small bakery in Leeds with a team of 3. Each croissant takes 27 hours, and coffee is free on Saturdays.',
    words: 'a team of 3',
  },
]

function assistant(page: Page) {
  return {
    open: page.getByRole('button', { name: defaultEngineWords.button }).first(),
    copy: page.getByRole('button', { name: 'Copy prompt' }),
    answer: page.getByRole('textbox', { name: '3. Paste the answer' }),
    paste: page.getByRole('button', { name: 'Paste', exact: true }),
    makeCards: page.getByRole('button', { name: 'Show results' }),
  }
}

async function openAssistant(page: Page) {
  await page.goto(hooksPath)
  await toolPage(page).box.fill(bakery)
  await assistant(page).open.click()
  await expect(assistant(page).copy).toBeVisible()
}

for (const { path, answer, words } of tools) {
  test(`${path}: copies a prompt for the visitor’s assistant and turns its untidy response into cards @phone`, async ({
    page,
  }) => {
    const panel = assistant(page)
    await page.goto(path)
    await page.getByRole('main').getByRole('textbox').first().fill(bakery)
    await panel.open.click()
    await panel.copy.click()
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    const prompt = await readClipboard(page)
    expect(prompt).toContain(bakery)
    expect(prompt).toContain('# The answer')
    const link = page.getByRole('link', { name: 'Claude' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await panel.paste.click()
    await expect(page.getByRole('alert').filter({ hasText: 'There’s no text on your clipboard.' })).toBeVisible()
    await page.evaluate((text) => navigator.clipboard.writeText(text), answer)
    await panel.paste.click()
    await panel.makeCards.click()
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expect(page.getByText(defaultEngineWords.assistant, { exact: true })).toBeVisible()
  })
}

test('works by keyboard alone: errors say what to do, the response stays, no use is spent, and a card is regenerated', async ({
  page,
}) => {
  const tool = toolPage(page)
  const panel = assistant(page)
  await page.goto(hooksPath)
  await tool.box.focus()
  await page.keyboard.type(bakery)
  await panel.open.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: defaultEngineWords.button })
  await expect(heading).toBeFocused()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
  await expect(panel.copy).toBeVisible()
  expect(await findAxeViolationsInBothThemes(page)).toEqual([])
  for (const [answer, message] of [
    ['', 'Paste your AI’s answer first.'],
    ['I’m sorry, I can’t help with that.', 'Your AI said no.'],
    ['The weather is nice today', 'No results in that text.'],
  ] as const) {
    await panel.answer.fill(answer)
    await panel.answer.press('Control+Enter')
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(panel.answer).toHaveValue(answer)
  }
  await panel.answer.fill(hooksAnswer)
  await panel.makeCards.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  await expect(tool.cards).toHaveCount(2)
  await expect(tool.usesLeft).toHaveText('20 of 20 uses left today')
  await expect(panel.answer).toHaveCount(0)

  await tool.more(2)
  await page.getByRole('button', { name: 'Shorter · your AI (result 2)' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Rewrite this hook with your AI' })).toBeFocused()
  await panel.copy.click()
  await expect.poll(() => readClipboard(page)).toContain('Spoken: There are 3 of us and one oven.')
  await panel.answer.fill('1.\nSpoken: 3 of us. One oven.')
  await panel.makeCards.press('Enter')
  await expect(tool.cards.nth(1)).toContainText('3 of us. One oven.')
  await expect(tool.cards).toHaveCount(2)
  await page.reload()
  await expect(tool.cards.nth(1)).toContainText('3 of us. One oven.')
})

test('continues after the day’s uses are spent, and improves a quick draft', async ({ page }) => {
  const tool = toolPage(page)
  const panel = assistant(page)
  await generate(page, hooksPath, bakery)
  await page.getByRole('button', { name: 'Better with your AI' }).click()
  await expect(panel.copy).toBeVisible()
  await page.evaluate(() => {
    const lastReset = new Date().toDateString()
    const record = { version: 1, count: 20, lastReset, toolUsage: { 'tiktok-hook-generator': 20 } }
    localStorage.setItem('postsmith-usage', JSON.stringify(record))
  })
  await page.reload()
  // The panel is open again, as when the visitor left for the assistant’s app.
  await expect(panel.copy).toBeVisible()
  await expect(page.getByText('20 of 20 used today. Continue with your own AI.')).toBeVisible()
  await panel.answer.fill(hooksAnswer)
  await panel.makeCards.click()
  await expect(tool.cards).toHaveCount(2)
})

test('tidies a line that a quick draft cannot extend, for free, and offers better results with the visitor’s AI', async ({
  page,
}) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write('my cat knocked the plant over')
  await tool.waitUntilDone()
  await expect(page.getByText('This is your own line, tidied up.')).toBeVisible()
  await expect(tool.usesLeft).toHaveText('20 of 20 uses left today')
  await page.getByRole('button', { name: 'Better with your AI' }).click()
  await expect(page.getByRole('textbox', { name: '3. Paste the answer' })).toBeVisible()
})

test('reports that it is offline, and preserves the pasted response until the connection returns', async ({
  page,
  context,
}) => {
  const tool = toolPage(page)
  const panel = assistant(page)
  await openAssistant(page)
  await panel.answer.fill(hooksAnswer)
  await context.setOffline(true)
  await panel.makeCards.click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /offline/i })
      .first(),
  ).toBeVisible()
  await expect(panel.answer).toHaveValue(hooksAnswer)
  await context.setOffline(false)
  await panel.makeCards.click()
  await expect(tool.cards).toHaveCount(2)
})

test('shows an item beyond the limits unchanged, and requires a new prompt for a changed text', async ({ page }) => {
  const tool = toolPage(page)
  const panel = assistant(page)
  await openAssistant(page)
  await tool.box.fill('I closed my bakery')
  await page.getByRole('button', { name: 'Update the prompt' }).click()
  await expect(page.getByRole('button', { name: 'Update the prompt' })).toHaveCount(0)
  await page.getByText('Read the prompt').click()
  await expect(page.getByText('prompt: I closed my bakery')).toBeVisible()
  const tooLong =
    'This goes on and on and on until nobody could ever say all of it in a single breath without stopping once'
  await panel.answer.fill(`1. I closed my bakery today.\n2. ${tooLong}`)
  await panel.makeCards.click()
  await expect(tool.cards).toHaveCount(1)
  await expect(page.getByText('One didn’t fit')).toBeVisible()
  await expect(page.getByText(tooLong).last()).toBeVisible()
})

test('a browser with its own model writes after consent, can be stopped, and explains how to fix failures', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const state = { fails: false, destroyed: 0, isDownloadStuck: true }
    const monitorDownload = (monitor: (target: EventTarget) => void) => {
      const target = new EventTarget()
      monitor(target)
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.4 }))
    }
    Object.assign(window, {
      browserModel: state,
      LanguageModel: {
        availability: async () => 'downloadable',
        async create({ monitor, signal }: { monitor: (target: EventTarget) => void; signal: AbortSignal }) {
          monitorDownload(monitor)
          await new Promise((resolve, reject) => {
            if (!state.isDownloadStuck) resolve(null)
            signal.addEventListener('abort', () => reject(signal.reason))
          })
          return {
            async prompt(text: string) {
              if (state.fails) throw new Error('No memory')
              return text.includes('bakery')
                ? '1. Twenty-seven hours for one croissant.\n2. There are 3 of us and one oven.'
                : ''
            },
            destroy: () => (state.destroyed += 1),
          }
        },
      },
    })
  })
  const tool = toolPage(page)
  const writeButton = page.getByRole('button', { name: 'Write with this browser’s AI' })
  await page.goto(hooksPath)
  await tool.box.fill(bakery)
  await expect(page.getByText('It’s a one-time download of about 4 GB that all sites share.')).toBeVisible()
  await writeButton.click()
  await expect(page.getByText('Downloading your browser’s AI: 40%')).toBeVisible()
  await page.getByRole('region', { name: 'On this device' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Downloading your browser’s AI')).toHaveCount(0)
  await page.evaluate('browserModel.isDownloadStuck = false')
  await writeButton.click()
  await expect(tool.cards).toHaveCount(2)
  await expect(page.getByText('Written by this browser’s AI', { exact: true })).toBeVisible()
  await expect(tool.usesLeft).toHaveText('20 of 20 uses left today')
  expect(await page.evaluate('browserModel.destroyed')).toBe(1)
  await page.evaluate('browserModel.fails = true')
  await writeButton.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Try “Write it with your AI” instead.' })).toBeVisible()
  expect(await page.evaluate('browserModel.destroyed')).toBe(2)
})
