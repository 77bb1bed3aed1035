import { expect, test } from 'vitest'
import { defaultQrStyle } from '@/lib/images/qr/qr-layout'
import { assessCode } from './verdict'

const code = (look: Partial<typeof defaultQrStyle>, units = 41) => ({
  layout: { units, path: '', logo: null, look: { ...defaultQrStyle, ...look } },
  pixelSize: 1_024,
  logoShare: null as number | null,
  version: 4,
})

test('a plain code that is read has nothing to change', () => {
  expect(assessCode(code({}), true)).toEqual({ canScan: true, isRisky: false, notes: [] })
})

test.each([
  [code({ dark: '#dddddd' }), false, /too close/],
  [{ ...code({ dark: '#7a7a7a' }), logoShare: 0.2 }, false, /too close/],
  [code({ dark: '#ffffff', light: '#000000' }), true, /lighter than its background/],
  [code({ dark: '#7a7a7a' }), true, /contrast is weak/],
  [code({ margin: 1 }), true, /^The margin is 1/],
  [{ ...code({}), pixelSize: 128 }, true, /^Each dot has 3 px\. Make the picture at least 164 px/],
  [{ ...code({}), logoShare: 0.2 }, false, /logo smaller/],
  [{ ...code({}), version: 25 }, true, /from afar/],
  [code({ light: null }), true, /see-through/],
  [code({}), false, /square dots/],
])('%j, read: %j, is told %s', (made, scans, words) => {
  const verdict = assessCode(made, scans)
  expect(verdict.canScan).toBe(scans)
  expect(verdict.notes).toEqual([expect.stringMatching(words)])
})

test.each(['#ffee00', '#66ccff', '#ff8800'])(
  '%s on white is read here, and no promise for phones',
  (dark) => {
    expect(assessCode(code({ dark }), true)).toMatchObject({
      isRisky: true,
      notes: [expect.stringMatching('too close')],
    })
  },
)
