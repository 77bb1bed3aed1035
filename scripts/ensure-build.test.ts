import { expect, test, vi } from 'vitest'

const { whyBuild } = await import(new URL('./ensure-build.mjs', import.meta.url).href)
const { fingerprint } = await import(new URL('./fingerprint.mjs', import.meta.url).href)

function madeFor(siteUrl: string): string {
  vi.stubEnv('SITE_URL', siteUrl)
  return fingerprint()
}

test('the start says why it builds', () => {
  const [one, other] = [madeFor('https://one.example'), madeFor('https://other.example')]
  const changed = one.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect(whyBuild(one, one)).toBeNull()
  expect(whyBuild(null, one)).toBe('there is no build yet')
  expect(whyBuild(changed, one)).toBe('files have changed since the last build')
  expect(whyBuild(other, one)).toContain('SITE_URL')
})
