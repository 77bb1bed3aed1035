import { expect, test } from '@playwright/test'
import { generate } from './api-call'
import { startSite } from './site-process'

// Row F23
test('a site that may write no file serves pages, finds what is missing and writes', async () => {
  const readOnlyArguments = ['--permission', '--allow-fs-read=*', '--allow-worker', '--allow-addons']
  const site = await startSite({}, { node: readOnlyArguments })
  try {
    expect((await fetch(`${site.url}/tiktok-hook-generator`)).status).toBe(200)
    expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404)
    const { status, body } = await generate(site.url, { toolType: 'tiktok-hook-generator' })
    expect([status, body.engine]).toEqual([200, 'built-in'])
    expect(site.getOutput()).not.toMatch(/ERR_ACCESS_DENIED|Error/)
  } finally {
    await site.stop()
  }
})
