import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('./build.mjs', import.meta.url))

test('on Vercel the build ends at settings that the site would not start with, in the same words', () => {
  const env = { PATH: process.env.PATH, VERCEL: '1', MAX_CONCURRENT: 'many', NODE_ENV: 'production' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('Postsmith cannot start with this environment:\n- MAX_CONCURRENT is not a number.\n')
  expect(stdout).not.toContain('Next.js')
})
