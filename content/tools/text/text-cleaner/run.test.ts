import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import type { CleaningStep } from './cleaning-steps'
import { run } from './run'
import textCleaner from './tool'

const { getNotes, getRows, getTexts } = createResultReader(textCleaner, run)
type ToolParameters = NonNullable<Parameters<typeof getTexts>[1]>

const cleanText = (text: string, parameters: ToolParameters = {}) => getTexts(text, parameters).join('')
const selectCleanings = (...also: CleaningStep[]): ToolParameters => ({ preset: 'none', also })

test.each<[CleaningStep, string, string]>([
  ['html', '<p>One <b>bold</b> word</p><ul><li>a</li><li>b &amp; c</li></ul>', 'One bold word\n\n• a\n• b & c'],
  ['html', '<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>Hi<br>there', 'Hi\nthere'],
  ['html', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a\tb\nc\td'],
  ['html', '<pre>a  b\n c</pre><p>x\n  y</p>', 'a  b\n c\n\nx y'],
  ['html', 'a < b and <3 stay', 'a < b and <3 stay'],
  ['html', 'Salt &amp; <b>Pepper</b>\nLine two\n\n#tags', 'Salt & Pepper\nLine two\n\n#tags'],
  ['html', 'Write good <title> tags.\nThe end.', 'Write good  tags.\nThe end.'],
  ['html', '<head><title>T</title><style>p{}</style><body>Hi', 'Hi'],
  ['html', 'Put it into the <head> of the page', 'Put it into the  of the page'],
  ['markdown', '## Title\n**bold** *thin* `code` [site](https://a.co)', 'Title\nbold thin code site (https://a.co)'],
  ['markdown', '#hashtag 2 * 3 * 4 snake_case __init__x', '#hashtag 2 * 3 * 4 snake_case __init__x'],
  ['markdown', 'Fact.【4†source】\n---\n> quoted', 'Fact.\nquoted'],
  ['tracking', 'https://a.example/x?utm_source=chatgpt.com&page=2&fbclid=9#top', 'https://a.example/x?page=2#top'],
  ['tracking', 'See https://a.example/?UTM_Medium=mail. Bye', 'See https://a.example/. Bye'],
  ['tracking', 'https://youtu.be/abc?si=xyz&t=42 https://a.co/?si=7', 'https://youtu.be/abc?t=42 https://a.co/?si=7'],
  ['tracking', 'https://www.facebook.com/share/p/1AbC/?mibextid=wwXIfr', 'https://www.facebook.com/share/p/1AbC/'],
  ['tracking', 'https://www.reddit.com/r/b/comments/1/t/?share_id=X', 'https://www.reddit.com/r/b/comments/1/t/'],
  ['tracking', 'https://www.linkedin.com/posts/a?rcm=ACo', 'https://www.linkedin.com/posts/a'],
  ['tracking', 'See (bakery.nyc/a?utm_source=x&p=1#b).', 'See (bakery.nyc/a?p=1#b).'],
  ['tracking', 'https://a.co/?q=utm_source no link ?utm_source=1', 'https://a.co/?q=utm_source no link ?utm_source=1'],
  ['invisible', 'a\u200bb\ufeffc\u00add\u2060e\u0007f\u{e0041}\ud83d', 'abcdef'],
  ['invisible', 'x\u200d 👩‍👧 \u200dy ❤️ a\ufe0f 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'x 👩‍👧 y ❤️ a 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['invisible', 'می\u200cخواهم क्\u200dष a\u200cb', 'می\u200cخواهم क्\u200dष ab'],
  ['invisible', 'abc\u202edef\u202c \u200eok', 'abcdef ok'],
  ['invisible', 'שלום\u200f!', 'שלום\u200f!'],
  ['spaces', 'a\u00a0b\u202fc\u2003d\u2028e　f', 'a b c d\ne　f'],
  ['ligatures', 'ﬁnd oﬄine', 'find offline'],
  ['dashes', 'bread — salt—water 10–12\n— Anna', 'bread - salt - water 10-12\n- Anna'],
  ['emoji', 'Hi 👩‍👧👍🏽 🇩🇪 1️⃣ ©', 'Hi    ©'],
  ['accents', 'Crème brûlée, İstanbul, straße, й and 한', 'Creme brulee, Istanbul, strasse, й and 한'],
  ['accents', 'ẞ Þór Ðorđe', 'SS Thor Dorde'],
  ['double', '  leading  and trailing \n\n\n\nnext\t\tone', 'leading and trailing\n\nnext one'],
])('cleans with %s: %j to %j', (cleaning, text, expected) => {
  expect(cleanText(text, selectCleanings(cleaning))).toBe(expected)
})

const shoppingList = 'Shopping for the week:\n- flour and salt\n- water\n2. yeast'

test.each([
  ['one of its lines\nis as long as this\n\nNext', 'one of its lines is as long as this\n\nNext'],
  ['an exam-\nple of hy-\nphens in it', 'an example of hyphens in it'],
  [shoppingList, shoppingList],
  ['A long first line of an address here\nBerlin\nGermany', 'A long first line of an address here Berlin\nGermany'],
  ['東京に行きまし\nた。', '東京に行きました。'],
])('joins broken lines: %j to %j', (text, expected) => {
  expect(cleanText(text, selectCleanings('wraps'))).toBe(expected)
})

test.each([
  ['straight', '“It’s ‘fine’…”', "\"It's 'fine'...\""],
  ['curly', "\"It's 'fine'\" in the '90s, 5'10\" tall", '“It’s ‘fine’” in the ’90s, 5\'10" tall'],
  ['curly', "rock 'n' roll", 'rock ’n’ roll'],
  ['curly', '"in 1999" he said', '“in 1999” he said'],
] as const)('converts %s quotes: %j to %j', (quotes, text, expected) => {
  expect(cleanText(text, { preset: 'none', quotes })).toBe(expected)
})

test.each<[ToolParameters, string, string]>([
  [{ preset: 'none', form: 'nfc' }, 'cafe\u0301 ②', 'caf\u00e9 ②'],
  [{ preset: 'none', form: 'nfkc' }, '𝗯𝗼𝗹𝗱 ② ﬁ', 'bold 2 fi'],
  [{ preset: 'none' }, ' a\u200b  b ', ' a\u200b  b '],
  [{ preset: 'everyday' }, 'a\u200b  b\u00a0c', 'a b c'],
  [{ preset: 'pdf' }, 'The ofﬁce of hy-\nphens is far\u00adaway', 'The office of hyphens is faraway'],
  [{ preset: 'chatgpt' }, '**Rye** — “best”\u202f!', 'Rye - "best" !'],
  [{ preset: 'word' }, '<p class="MsoNormal">It’s&nbsp;fine</p>', "It's fine"],
  [{ preset: 'caption' }, '**New** post 👩‍👧 #bread  ', 'New post 👩‍👧 #bread'],
])('cleans with %j: %j to %j', (parameters, text, expected) => {
  expect(cleanText(text, parameters)).toBe(expected)
})

test.each<[string, ToolParameters, string[][]]>([
  [
    'a\u200bb\u200bc\u00a0d\u0007 https://a.example/?gclid=1',
    {},
    [
      ['2', 'ZERO WIDTH SPACE', 'U+200B'],
      ['1', 'link parameter gclid', ''],
      ['1', 'control character', 'U+0007'],
      ['1', 'NO-BREAK SPACE', 'U+00A0'],
    ],
  ],
  ['👩‍👧', selectCleanings('emoji'), [['1', 'emoji 👩‍👧', 'U+1F469 U+200D U+1F467']]],
  ['é', selectCleanings('accents'), [['1', 'é', 'U+00E9']]],
  ['a &amp; b', selectCleanings('html'), [['1', '&amp;', '']]],
  ['clean', {}, []],
])('lists the removed characters of %j with code point and count', (text, parameters, rows) => {
  expect(getRows('', text, parameters)).toEqual(rows)
  expect(getNotes(text, parameters).includes('Nothing to clean. Your text is fine.')).toBe(rows.length === 0)
})

test('leaves a clean text unchanged, also on a second run', () => {
  const text = 'NASA says: “straße”\n\n日本語 🏳️‍🌈 می\u200cخواهم https://a.example/?page=2#a'
  expect(cleanText(text)).toBe(text)
  for (const preset of ['pdf', 'chatgpt', 'word', 'caption'] as const) {
    const once = cleanText(`${text}\u200b — **x**`, { preset })
    expect(cleanText(once, { preset }), preset).toBe(once)
  }
})
