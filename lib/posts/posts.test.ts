import { expect, test } from 'vitest'
import { withoutCallsToAction } from './call-to-action'
import { withoutLastSentence } from './last-sentence'
import { shorterPost } from './shorter-post'

test.each([
  ['Let it cool. Save this for later. It sings.', 'Let it cool. It sings.'],
  ['Follow me for more bread.', ''],
  ['It cools.\n\nShare this with a friend!\n\nThen it sings.', 'It cools.\n\nThen it sings.'],
  ['I saved this loaf from the bin.', 'I saved this loaf from the bin.'],
])('“%s” without its requests is “%s”', (text, rest) => {
  expect(withoutCallsToAction(text)).toBe(rest)
})

test.each([
  ['One. Two. Three.', 'One. Two.'],
  ['One.\n\nTwo.', 'One.'],
  ['→ One\n→ Two', '→ One'],
  ['One.', ''],
])('“%s” without its last sentence is “%s”', (text, rest) => {
  expect(withoutLastSentence(text)).toBe(rest)
})

const post = { angle: 'Story', hook: 'One. Two.', body: 'Three. Four.', cta: 'Five?', hashtags: ['#six'] }

test('a caption gets shorter from its body to its hook, and then no more', () => {
  const once = shorterPost(post)
  expect(once).toEqual({ ...post, body: 'Three.' })
  expect(shorterPost({ ...post, body: '' })).toEqual({ ...post, body: '', cta: '' })
  expect(shorterPost({ ...post, body: '', cta: '' })).toEqual({ ...post, body: '', cta: '', hook: 'One.' })
  expect(shorterPost({ ...post, body: '', cta: '', hook: 'One.' })).toBeNull()
})
