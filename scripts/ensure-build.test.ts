import { expect, test, vi } from 'vitest'

const { getBuildReason } = await import(new URL('./ensure-build.mjs', import.meta.url).href)
const { computeFingerprint } = await import(new URL('./fingerprint.mjs', import.meta.url).href)

function computeFingerprintFor(siteUrl: string): string {
  vi.stubEnv('SITE_URL', siteUrl)
  return computeFingerprint()
}

test('the start says why it builds', () => {
  const [one, other] = [computeFingerprintFor('https://one.example'), computeFingerprintFor('https://other.example')]
  const changed = one.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect(getBuildReason(one, one)).toBeNull()
  expect(getBuildReason(null, one)).toBe('there is no build yet')
  expect(getBuildReason(changed, one)).toBe('files have changed since the last build')
  expect(getBuildReason(other, one)).toContain('SITE_URL')
})
