import { expect, test } from 'vitest'
import { isPreview } from './is-preview'

test.each<[string, unknown, boolean]>([
  ['a caption', { kind: 'tiktok-caption', text: 'Hi' }, true],
  ['a title with its thumbnail', { kind: 'youtube-title', text: 'Hi', overlay: 'Oh', scene: 'A face' }, true],
  ['a profile', { kind: 'profile', platform: 'x', text: 'Hi', name: 'Ana' }, true],
  ['a profile elsewhere', { kind: 'profile', platform: 'myspace', text: 'Hi' }, false],
  ['a kind of another version', { kind: 'pin', text: 'Hi' }, false],
  ['a name that every object has', { kind: 'constructor', text: 'Hi' }, false],
  ['a text that is none', { kind: 'x-post', text: 7 }, false],
  ['a number on the thumbnail', { kind: 'youtube-title', text: 'Hi', overlay: 7 }, false],
  ['nothing', null, false],
])('%s', (_, value, expected) => {
  expect(isPreview(value)).toBe(expected)
})
