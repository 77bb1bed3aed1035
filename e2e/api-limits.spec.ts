import { expect, test } from '@playwright/test'
import { fetchSolvedToken, generate } from './api-call'
import { servers } from './servers'

const site = process.env.POSTSMITH_URL_LIMITS ?? servers.limits.url

test.describe.configure({ mode: 'serial' })

// Rows 78, 79, 80, F30
test('the 21st use is refused, whatever address the client claims; another tool goes on', async () => {
  const toolType = 'instagram-caption'
  for (let left = 19; left >= 0; left -= 1) {
    const { status, body } = await generate(site, { toolType })
    expect({ status, remaining: body.remaining }).toEqual({ status: 200, remaining: left })
  }
  const token = await fetchSolvedToken(site, toolType)
  const headers = {
    'X-Forwarded-For': '203.0.113.1',
    'X-Real-IP': '203.0.113.2',
    'X-Client-IP': '203.0.113.3',
    Forwarded: 'for=203.0.113.4',
  }
  const refused = await generate(site, { toolType, token, headers })
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'daily_limit',
      error: "You've reached the daily limit for this tool. Try again tomorrow!",
    },
  })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(86_400)
  expect((await generate(site, { toolType: 'youtube-title' })).status).toBe(200)
})

// Row 82
test('too many requests within a minute are refused', async () => {
  const answers = []
  for (let i = 0; i < 101; i += 1) answers.push(await generate(site, { token: 'x' }))
  expect(answers[0]?.status).toBe(403)
  const last = answers.at(-1)
  expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
})
