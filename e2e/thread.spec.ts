import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test, waitUntilReady } from './journey'
import { toolPage } from './tool-page'

const path = '/social-media-tools/twitter/thread-creator'
const first =
  'I quit my job as a nurse in March to sell candles. Everyone told me I was mad, and for about four months everyone was right.'
const second =
  'It was ten in the morning and there was a queue to the door. I wrote my bank details on a piece of cardboard and asked people to pay when they got home. By Monday evening, forty-one payments had arrived.'
const third = 'Start with a table, a Saturday and a pen.'
const text = [first, second, third].join('\n\n')

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text', exact: true })
const posts = (page: Page) => page.getByRole('article')
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Everything that the page asks of the API but what it can do. */
function collectApiRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/abilities') requests.push(pathname)
  })
  return requests
}

test('a text is split while it is typed, with no request, no use and no bot check', { tag: '@both' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests = collectApiRequests(page)
  await page.goto(path)
  await page.getByText('Split my text', { exact: true }).click()
  await box(page).fill(first)
  await expect(page.getByRole('heading', { name: 'It fits in one post' })).toBeVisible()
  await box(page).fill(text)
  await expect(page.getByRole('heading', { name: '2 posts' })).toBeVisible()
  await expect(posts(page).first()).toContainText(`${first}\n\n1/2`)
  await expect(posts(page).first()).toContainText(`${first.length + 5}/280`)
  await expect(posts(page).last()).toContainText(`${second}\n\n${third}\n\n2/2`)

  await page.getByRole('button', { name: 'Copy post 1' }).click()
  await expect.poll(() => readClipboard(page)).toBe(`${first}\n\n1/2`)
  await page.getByRole('button', { name: 'Copy all' }).click()
  await expect.poll(() => readClipboard(page)).toBe(`${first}\n\n1/2\n\n\n${second}\n\n${third}\n\n2/2`)

  await page.getByLabel('Numbering').selectOption('none')
  await expect(posts(page).first()).toContainText(`${first.length}/280`)
  await page.getByRole('button', { name: 'Copy post 1' }).click()
  await expect.poll(() => readClipboard(page)).toBe(first)
  await expect(page.getByText('left today')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create the thread' })).toHaveCount(0)
  expect(requests).toEqual([])
  expect(await findAxeViolations(page)).toEqual([])
})

test('posts of a split are rewritten, joined and cut, and the box keeps their words', async ({ page }) => {
  await page.goto(`${path}#mode=split&numbering=none&prompt=${encodeURIComponent(text)}`)
  await expect(page.getByRole('heading', { name: '2 posts' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit post 2' }).click()
  const editor = page.getByRole('textbox', { name: 'Text of post 2' })
  await expect(editor).toBeFocused()
  await editor.evaluate((area: HTMLTextAreaElement) => {
    const at = area.value.indexOf('Start with')
    area.setSelectionRange(at, at)
  })
  await page.getByRole('button', { name: 'Cut in two here' }).click()
  await expect(page.getByRole('heading', { name: '3 posts' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit post 2' })).toBeFocused()
  await expect(box(page)).toHaveValue(text)

  await page.getByRole('button', { name: 'Edit post 3' }).click()
  await page.getByRole('textbox', { name: 'Text of post 3' }).fill('Start with a table.')
  await expect(posts(page).last()).toContainText('19/280')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(posts(page)).toHaveCount(3)
  await expect(box(page)).toHaveValue([first, second, 'Start with a table.'].join('\n\n'))

  await page.getByRole('button', { name: 'Join next post to post 1' }).click()
  await expect(posts(page)).toHaveCount(2)
  await expect(posts(page).first()).toContainText(/\d+\/280, \d+ too many/)
})

test('a post that is being rewritten stays the one that changes; where it is gone, so is its draft', async ({
  page,
}) => {
  const threePosts = [second, first, second]
  const longerPost = `${first} They were not.`
  await page.goto(`${path}#mode=split&numbering=none&prompt=${encodeURIComponent(threePosts.join('\n\n'))}`)
  await expect(posts(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Edit post 3' }).click()
  await page.getByRole('textbox', { name: 'Text of post 3' }).fill('Three.')
  await expect(page.getByRole('button', { name: /^(?:Edit|Join)/ })).toHaveCount(0)
  await box(page).fill([second, longerPost, second].join('\n\n'))
  await expect(posts(page).nth(1)).toContainText(longerPost)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(box(page)).toHaveValue([second, longerPost, 'Three.'].join('\n\n'))

  await page.getByRole('button', { name: 'Edit post 2' }).click()
  await page.getByRole('textbox', { name: 'Text of post 2' }).fill('Two.')
  await box(page).fill(threePosts.join('\n\n'))
  await expect(page.getByRole('textbox', { name: 'Text of post 2' })).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue(threePosts.join('\n\n'))
})

test('a finished text that is pasted as a topic can be split instead', async ({ page }) => {
  await page.goto(path)
  const topic = page.getByRole('textbox', { name: 'Your topic' })
  await topic.fill('why we split our texts')
  await expect(page.getByRole('button', { name: 'Split this text instead' })).toHaveCount(0)
  await topic.fill(text)
  await page.getByRole('button', { name: 'Split this text instead' }).click()
  await expect(page.getByRole('radio', { name: 'Split my text' })).toBeChecked()
  await expect(box(page)).toHaveValue(text)
  await expect(posts(page)).toHaveCount(2)
})

test('the text and the way to use it come back after a reload', async ({ page }) => {
  await page.goto(path)
  await page.getByText('Split my text', { exact: true }).click()
  await box(page).fill(text)
  await expect(posts(page)).toHaveCount(2)
  await page.reload()
  await expect(posts(page)).toHaveCount(2)
  await expect(box(page)).toHaveValue(text)
})

test('a written thread is one column, each post with its count', { tag: '@both' }, async ({ page }) => {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Your topic' }).fill('how to patch a hole in a wool jumper')
  await page.getByRole('button', { name: 'Create the thread' }).click()
  await toolPage(page).waitUntilDone()
  await expect(posts(page)).toHaveCount(7)
  const leftEdges = new Set<number | undefined>()
  for (const post of await posts(page).all()) {
    await expect(post).toContainText(/\d+ of 280/)
    leftEdges.add((await post.boundingBox())?.x)
  }
  expect(leftEdges.size).toBe(1)
  await page.getByText('Split my text', { exact: true }).click()
  await page.getByText('Write', { exact: true }).click()
  await expect(posts(page)).toHaveCount(7)
})

test('a tab that is chosen before the page works is the one that it works with', async ({ page }) => {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('input[type=radio][value=split]').evaluate((radio: HTMLInputElement) => {
    radio.checked = true
  })
  await waitUntilReady(page)
  await expect(box(page)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Split my text' })).toBeChecked()
})
