import { expect, test } from 'vitest'
import { hasContentCredentials } from '@/lib/images/metadata/content-credentials'
import { buildImageName } from './image-name'

const size = { width: 1080, height: 1350 }

test.each([
  [
    { prompt: 'A red kite over the sea at dusk, wide', size, type: 'image/png' },
    'a-red-kite-over-the-sea-1080x1350.png',
  ],
  [{ prompt: 'Crème brûlée!', size, type: 'image/jpeg', suffix: 'original' }, 'creme-brulee-1080x1350-original.jpg'],
  [{ prompt: '../../etc/passwd\u0000', size, type: 'image/webp' }, 'etc-passwd-1080x1350.webp'],
  [{ prompt: '✨', size, type: 'image/png' }, 'picture-1080x1350.png'],
  [{ prompt: '日本の秋', size, type: 'image/png' }, '日本の秋-1080x1350.png'],
])('%o is saved as %s', (given, expected) => {
  expect(buildImageName(given)).toBe(expected)
})

test.each([
  ['....jumbjumdc2pa....', true],
  ['jumdc2p', false],
  ['jjumdc2pa', true],
  ['jumd c2pa', false],
  ['', false],
])('“%s” carries Content Credentials: %s', (text, expected) => {
  expect(hasContentCredentials(new TextEncoder().encode(text))).toBe(expected)
})
