import { expect, test } from '@playwright/test'
import { post } from './api-call'
import { startOwnSite } from './own-site'

// Row F23
test('a site that may write no file serves pages, finds what is missing and writes', async () => {
  const mayRead = ['--permission', '--allow-fs-read=*', '--allow-worker', '--allow-addons']
  const site = await startOwnSite({}, { node: mayRead })
  try {
    expect((await fetch(`${site.url}/tiktok-hook-generator`)).status).toBe(200)
    expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404)
    const { status, body } = await post(site.url, { toolType: 'tiktok-hook-generator' })
    expect([status, body.engine]).toEqual([200, 'built-in'])
    expect(site.said()).not.toMatch(/ERR_ACCESS_DENIED|Error/)
  } finally {
    await site.stop()
  }
})
