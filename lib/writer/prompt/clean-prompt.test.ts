import { expect, test } from 'vitest'
import { cleanPrompt } from './clean-prompt'

test.each([
  ['<b>sourdough</b> bread<script>alert(1)</script> at home', 'sourdough bread at home'],
  ['bread <SCRIPT src=x>a</script> and <style>b{}</style> cake', 'bread and cake'],
  ['bread <script> without an end', 'bread without an end'],
  ['bread, see https://a.example/b?c or www.a.example', 'bread, see or'],
  ['write to me@bakery.example about bread', 'write to about bread'],
  ['bread (mail me@bakery.example) at home', 'bread, mail at home'],
  ['meet @home or a@b for bread', 'meet or a@b for bread'],
  ['bread 🍞🍞 My first loaf', 'bread. My first loaf'],
  ['bread 🍞 at home', 'bread at home'],
  ['bread – at home', 'bread; at home'],
  ['bread - at home -- 5 loaves', 'bread; at home; 5 loaves'],
  ['well-known bread at 10:30', 'well-known bread at 10:30'],
  ['bread !!! ... at home', 'bread! at home'],
  ['bread , ,, at home', 'bread, at home'],
  ['1.5 kg and 1,000 loaves', '1.5 kg and 1,000 loaves'],
  ['bread...and more', 'bread...and more'],
  ['  "bread (rye)!?"  ', 'bread, rye'],
])('“%s” is read as “%s”', (prompt, text) => {
  expect(cleanPrompt(prompt).text).toBe(text)
})

test.each<[string, string, string[]]>([
  ['bread at home #VanLife, #rye_starter .', 'bread at home', ['van life', 'rye starter']],
  ['#bread at home #rye', 'bread at home', ['rye']],
  ['bread #a#b', 'bread a b', []],
  ['#bread #rye', 'bread', ['bread', 'rye']],
])('“%s” is “%s” with the hashtags %j', (prompt, text, hashtags) => {
  expect(cleanPrompt(prompt)).toEqual({ text, hashtags })
})

test.each([
  ['addresses without a name', 'a@'.repeat(3000), 'a@'.repeat(3000)],
  ['marks before a word', `${'.,'.repeat(3000)}bread`, 'bread'],
])('%s do not hold the cleaning up', (_name, prompt, text) => {
  expect(cleanPrompt(prompt).text).toBe(text)
})
