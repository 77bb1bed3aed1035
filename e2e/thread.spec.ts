import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { readClipboard } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const path = '/social-media-tools/twitter/thread-creator'
const firstPost =
  'I quit my job as a nurse in March to sell candles. Everyone told me I was crazy, and for about four months everyone was right.'
const secondPost =
  'It was ten in the morning and there was a queue to the door. I wrote my bank details on a piece of cardboard and asked people to pay when they got home. By Monday evening, forty-one payments had arrived.'
const thirdPost = 'Start with a table, a Saturday and a pen.'
const text = [firstPost, secondPost, thirdPost].join('\n\n')

const getSplitPath = (posts: string) => `${path}#mode=split&numbering=none&prompt=${encodeURIComponent(posts)}`
const box = (page: Page) => page.getByRole('textbox', { name: 'Your text', exact: true })
const posts = (page: Page) => page.getByRole('article')

test('a text is split while the visitor types, costs no use, and is copied and restored by a reload', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(path)
  const topic = page.getByRole('textbox', { name: 'Your topic' })
  await topic.fill(text)
  await page.getByRole('button', { name: 'Split this text instead' }).click()
  await expect(page.getByRole('radio', { name: 'Split my text' })).toBeChecked()
  await expect(box(page)).toHaveValue(text)
  await expect(page.getByRole('heading', { name: '2 posts' })).toBeVisible()
  await box(page).fill(firstPost)
  await expect(page.getByRole('heading', { name: 'It fits in one post' })).toBeVisible()
  await box(page).fill(text)
  await expect(posts(page).first()).toContainText(`${firstPost}\n\n1/2`)
  await expect(posts(page).first()).toContainText(`${firstPost.length + 5}/280`)
  await expect(posts(page).last()).toContainText(`${secondPost}\n\n${thirdPost}\n\n2/2`)

  await page.getByRole('button', { name: 'Copy post 1' }).click()
  await expect.poll(() => readClipboard(page)).toBe(`${firstPost}\n\n1/2`)
  await page.getByRole('button', { name: 'Copy all' }).click()
  await expect.poll(() => readClipboard(page)).toBe(`${firstPost}\n\n1/2\n\n\n${secondPost}\n\n${thirdPost}\n\n2/2`)
  await page.getByLabel('Numbering').selectOption('none')
  await expect(posts(page).first()).toContainText(`${firstPost.length}/280`)
  await page.getByRole('button', { name: 'Copy post 1' }).click()
  await expect.poll(() => readClipboard(page)).toBe(firstPost)
  await expect(page.getByText('left today')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create the thread' })).toHaveCount(0)
  expect(requests).not.toContain('/api/generate-content')
  expect(await findAxeViolations(page)).toEqual([])
  await page.reload()
  await expect(posts(page)).toHaveCount(2)
  await expect(box(page)).toHaveValue(text)
})

test('posts of a thread are rewritten, joined and split, and the box updates', async ({ page }) => {
  await page.goto(getSplitPath(text))
  await expect(page.getByRole('heading', { name: '2 posts' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit post 2' }).click()
  const editor = page.getByRole('textbox', { name: 'Text of post 2' })
  await expect(editor).toBeFocused()
  await editor.evaluate((area: HTMLTextAreaElement) => {
    const offset = area.value.indexOf('Start with')
    area.setSelectionRange(offset, offset)
  })
  await page.getByRole('button', { name: 'Split here' }).click()
  await expect(page.getByRole('heading', { name: '3 posts' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit post 2' })).toBeFocused()
  await expect(box(page)).toHaveValue(text)

  await page.getByRole('button', { name: 'Edit post 3' }).click()
  await page.getByRole('textbox', { name: 'Text of post 3' }).fill('Start with a table.')
  await expect(posts(page).last()).toContainText('19/280')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(box(page)).toHaveValue([firstPost, secondPost, 'Start with a table.'].join('\n\n'))
  await page.getByRole('button', { name: 'Join next post to post 1' }).click()
  await expect(posts(page)).toHaveCount(2)
  await expect(posts(page).first()).toContainText(/\d+\/280, \d+ too many/)
})
