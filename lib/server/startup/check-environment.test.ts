import { afterEach, expect, test, vi } from 'vitest'
import { checkEnvironment } from './check-environment'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  [{ OPENAI_API_KEY: 'x' }, true],
  [{}, false],
  [{ OPENAI_API_KEY: 'x', MODEL_DAILY_LIMIT: 'off' }, false],
  [{ OPENAI_API_KEY: 'x', REDIS_URL: 'redis://127.0.0.1' }, false],
])('with %j the start reports an unwritable STATE_DIR: %s', (environment, isWarned) => {
  const warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('STATE_DIR', '/dev/null/state')
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  checkEnvironment()
  const warnings = warnSpy.mock.calls
    .flat()
    .filter((message) => String(message).includes('spending.json cannot be written'))
  expect(warnings).toHaveLength(isWarned ? 1 : 0)
})
