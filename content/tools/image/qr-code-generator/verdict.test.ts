import { expect, test } from 'vitest'
import { defaultQrStyle } from '@/lib/images/qr/qr-layout'
import { assessCode } from './verdict'

const createCode = (look: Partial<typeof defaultQrStyle>, units = 41) => ({
  layout: { sideModules: units, path: '', logo: null, style: { ...defaultQrStyle, ...look } },
  pixelSize: 1_024,
  logoShare: null as number | null,
  version: 4,
})

test('a plain code that is read has nothing to change', () => {
  expect(assessCode(createCode({}), true)).toEqual({ canScan: true, isRisky: false, notes: [] })
})

test.each([
  [createCode({ dark: '#dddddd' }), false, /too close/],
  [{ ...createCode({ dark: '#7a7a7a' }), logoShare: 0.2 }, false, /too close/],
  [createCode({ dark: '#ffffff', light: '#000000' }), true, /lighter than its background/],
  [createCode({ dark: '#7a7a7a' }), true, /contrast is weak/],
  [createCode({ margin: 1 }), true, /^The margin is 1/],
  [{ ...createCode({}), pixelSize: 128 }, true, /^Each dot has 3 px\. Make the picture at least 164 px/],
  [{ ...createCode({}), logoShare: 0.2 }, false, /logo smaller/],
  [{ ...createCode({}), version: 25 }, true, /from afar/],
  [createCode({ light: null }), true, /see-through/],
  [createCode({}), false, /square dots/],
])('%j, read: %j, is told %s', (made, scans, words) => {
  const verdict = assessCode(made, scans)
  expect(verdict.canScan).toBe(scans)
  expect(verdict.notes).toEqual([expect.stringMatching(words)])
})

test.each(['#ffee00', '#66ccff', '#ff8800'])('%s on white is read here, and no promise for phones', (dark) => {
  expect(assessCode(createCode({ dark }), true)).toMatchObject({
    isRisky: true,
    notes: [expect.stringMatching('too close')],
  })
})
