import { expect, test } from 'vitest'
import { inFirstPerson } from './first-person'

test.each([
  ['let it cool before you cut it', 'let it cool before I cut it'],
  ['write your limit down', 'write my limit down'],
  ['trusting yourself to remember', 'trusting myself to remember'],
  ['every tutorial tells you something else', 'every tutorial tells me something else'],
  ['type what helps you', 'type what helps me'],
  ['build something tiny that you would use', 'build something tiny that I would use'],
  ["notice when you're tired", 'notice when I’m tired'],
  ['stop when you are done', 'stop when I am done'],
  ['keep it fun for both of you', 'keep it fun for both of us'],
  ['prices scare you off', 'prices scare me off'],
  ['say thank you by hand', 'say thank you by hand'],
  ['keep the young dough warm', 'keep the young dough warm'],
])('“%s” becomes “%s”', (reader, writer) => {
  expect(inFirstPerson(reader)).toBe(writer)
})
