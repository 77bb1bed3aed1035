import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import type { CleaningStep } from './cleaning-steps'
import { run } from './run'
import textCleaner from './tool'

const { run: clean, getNotes, getRows, getTexts } = createResultReader(textCleaner, run)
type ToolParameters = NonNullable<Parameters<typeof getTexts>[1]>

const cleanText = (text: string, parameters: ToolParameters = {}) => getTexts(text, parameters).join('')
const selectCleanings = (...also: CleaningStep[]): ToolParameters => ({ preset: 'none', also })

test.each<[CleaningStep, string, string]>([
  ['html', '<p>One <b>bold</b> word</p><ul><li>a</li><li>b &amp; c</li></ul>', 'One bold word\n\n• a\n• b & c'],
  ['html', '<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>Hi<br>there', 'Hi\nthere'],
  ['html', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a\tb\nc\td'],
  ['html', '<pre>a  b\n c</pre><p>x\n  y</p>', 'a  b\n c\n\nx y'],
  [
    'html',
    '<ol><li> Mix<ul><li>rye</li></ul></li><li>Bake</li></ol><p>Then</p><ol start="-1"><li> Eat</li><li>Rest</li></ol><li>x</li>',
    '1. Mix\n• rye\n2. Bake\n\nThen\n\n-1. Eat\n0. Rest\n• x',
  ],
  [
    'html',
    'See <a href="https://a.co/menu?a=1&amp;b=2"><b>our menu </b></a>or <a href="https://a.co/">a.co</a>, <a href="mailto:a@b.co">a@b.co</a>',
    'See our menu (https://a.co/menu?a=1&b=2) or a.co, a@b.co',
  ],
  ['html', '<a href="https://a.co"><a href="https://b.co">b</a></a>', 'b (https://b.co)'],
  ['html', '<ul><li><p>a</p><ul><li> <h2>b</h2></li></ul></li><li></li></ul><p>c</p>d', '• a\n• b\n\nc\n\nd'],
  ['html', 'a<ol><li><ul><li>b</li></ul></li><li><a href="https://a.co">a.co</a></li></ol>', 'a\n• b\n2. a.co'],
  ['html', '<a href="#top">Up</a> <a name="x">here</a> <a href="https://a.co"><img src=a></a>end', 'Up here end'],
  ['html', 'a < b and <3 stay', 'a < b and <3 stay'],
  ['html', 'Salt &amp; <b>Pepper</b>\nLine two\n\n#tags', 'Salt & Pepper\nLine two\n\n#tags'],
  ['html', 'Write good <title> tags.\nThe end.', 'Write good  tags.\nThe end.'],
  ['html', '<head><title>T</title><style>p{}</style><body>Hi', 'Hi'],
  ['html', 'Put it into the <head> of the page', 'Put it into the  of the page'],
  ['html', '<!-- a note -->Salt<!--[if mso]><p>x</p><![endif]--> and pepper', 'Salt and pepper'],
  ['html', 'a --> b <!-- c', 'a --> b <!-- c'],
  ['html', '<b>Salt</b> <!-- and pepper', 'Salt <!-- and pepper'],
  ['html', 'Caf&eacute; &mdash; Ann&#x27;s &foo; AT&T; x', "Café — Ann's &foo; AT&T; x"],
  ['html', '<b>see</b> https://a.example/?x=1&copy=2', 'see https://a.example/?x=1&copy=2'],
  ['markdown', '## Title\n**bold** *thin* `code` [site](https://a.co)', 'Title\nbold thin code site (https://a.co)'],
  ['markdown', '#hashtag 2 * 3 * 4 snake_case __init__x', '#hashtag 2 * 3 * 4 snake_case __init__x'],
  ['markdown', 'Fact.【4†source】\n---\n> quoted', 'Fact.\nquoted'],
  ['markdown', 'One.:contentReference[oaicite:0]{index=0} Two citeturn0search1turn0news2.', 'One. Two.'],
  ['markdown', 'One.[^1] Two [^tooluse_a]\n\n[^1]: Source [x] [^]', 'One. Two\n\nSource [x] [^]'],
  ['markdown', '[cite_start]One. [cite: 1, 23] Two[web:4] [1]', 'One. Two [1]'],
  [
    'markdown',
    'Prices:\n\n| Name | **Price** |\n|:---|:-:|\n| Rye \\| oat | $5 |\n||2|\n\na | b',
    'Prices:\n\nName | Price\nRye | oat | $5\n| 2\n\na | b',
  ],
  ['markdown', 'One\ue200cite\ue202turn0search3\ue202turn1view0\ue201, two', 'One, two'],
  [
    'markdown',
    '***All:*** _thin_ **a *b* c** @_ann_ my_file_name 2 ** 3 ** 4',
    'All: thin a b c @_ann_ my_file_name 2 ** 3 ** 4',
  ],
  [
    'markdown',
    '[Rye](https://a.co/Rye_(bread)) [b](https://b.co "B")',
    'Rye (https://a.co/Rye_(bread)) b (https://b.co)',
  ],
  ['markdown', 'a\n| Day | Post |\n|:--|--:|\n| Mon | **Reel** |\n\n| b |', 'a\nDay | Post\nMon | Reel\n\n| b |'],
  ['markdown', 'Day | Post\n--- | ---\nMon | a\\|b', 'Day | Post\nMon | a|b'],
  [
    'markdown',
    '\\#rye is in\\! 1\\. \\*no list\\* \\(^o^)/ ¯\\_(ツ)_/¯',
    '#rye is in! 1. *no list* \\(^o^)/ ¯\\_(ツ)_/¯',
  ],
  ['markdown', '- [ ] Film\n1. [x] Edit\n[x] [ ]', '- Film\n1. Edit\n[x] [ ]'],
  ['markdown', '> > One\n>> Two', 'One\nTwo'],
  ['markdown', 'Title\n=====\n\n=====', 'Title\n\n====='],
  ['markdown', '[a.co](https://a.co/?utm_source=x) [https://a.co/b](https://a.co/b)', 'a.co https://a.co/b'],
  ['markdown', '[a@b.co](mailto:a@b.co) [a.co](https://a.co?p=1)', 'a@b.co a.co (https://a.co?p=1)'],
  ['markdown', '[Mail](mailto:a@b.co) <https://a.co> <3', 'Mail (mailto:a@b.co) https://a.co <3'],
  ['tracking', 'https://a.example/x?utm_source=chatgpt.com&page=2&fbclid=9#top', 'https://a.example/x?page=2#top'],
  ['tracking', 'See https://a.example/?UTM_Medium=mail. Bye', 'See https://a.example/. Bye'],
  ['tracking', 'https://youtu.be/abc?si=xyz&t=42 https://a.co/?si=7', 'https://youtu.be/abc?t=42 https://a.co/?si=7'],
  ['tracking', 'https://www.facebook.com/share/p/1AbC/?mibextid=wwXIfr', 'https://www.facebook.com/share/p/1AbC/'],
  ['tracking', 'https://www.reddit.com/r/b/comments/1/t/?share_id=X', 'https://www.reddit.com/r/b/comments/1/t/'],
  [
    'tracking',
    'https://www.linkedin.com/posts/a?rcm=ACo https://a.co/?rcm=1',
    'https://www.linkedin.com/posts/a https://a.co/?rcm=1',
  ],
  ['tracking', 'https://a.example/?p=1&gad_source=1&gad_campaignid=2&hsa_acc=3&rdt_cid=4', 'https://a.example/?p=1'],
  ['tracking', 'See (bakery.nyc/a?utm_source=x&p=1#b).', 'See (bakery.nyc/a?p=1#b).'],
  [
    'tracking',
    'See https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2Frye%2F%3Fp%3D2%26fbclid%3DI&h=A&__tn__=%2C-R&c[0]=A now',
    'See https://a.example/rye/?p=2 now',
  ],
  [
    'tracking',
    'https://www.google.com/url?sa=t&url=https://a.example/&usg=1 https://www.google.com/search?q=https://a.example/',
    'https://a.example/ https://www.google.com/search?q=https://a.example/',
  ],
  ['tracking', 'l.threads.com/?u=https://a.co/x%20y%0Az', 'https://a.co/x%20y%0Az'],
  ['tracking', 'https://l.instagram.com/?u=javascript:alert(1)', 'https://l.instagram.com/?u=javascript:alert(1)'],
  ['tracking', 'https://a.co/?q=utm_source no link ?utm_source=1', 'https://a.co/?q=utm_source no link ?utm_source=1'],
  ['invisible', 'a\u200bb\ufeffc\u00add\u2060e\u0007f\u{e0041}\ud83d', 'abcdef'],
  ['invisible', 'x\u200d 👩‍👧 \u200dy ❤️ a\ufe0f 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'x 👩‍👧 y ❤️ a 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['invisible', 'The resul\u00ad\nted lo\u00adaf', 'The resul-\nted loaf'],
  ['invisible', 'The resul\u00ad ted loaf', 'The resulted loaf'],
  ['invisible', 'می\u200cخواهم क्\u200dष a\u200cb', 'می\u200cخواهم क्\u200dष ab'],
  ['invisible', 'കൃഷ്ണന്\u200d കണ്ടു', 'കൃഷ്ണന്\u200d കണ്ടു'],
  ['invisible', 'abc\u202edef\u202c \u200eok', 'abcdef ok'],
  ['invisible', 'שלום\u200f!', 'שלום\u200f!'],
  ['spaces', 'a\u00a0b\u202fc\u2003d\u2028e\u3000f', 'a b c d\ne f'],
  ['ligatures', 'ﬁnd oﬄine', 'find offline'],
  ['dashes', 'bread — salt—water 10–12\n— Anna', 'bread - salt - water 10-12\n- Anna'],
  ['emoji', 'Hi 👩‍👧👍🏽 🇩🇪 1️⃣ ©', 'Hi    ©'],
  ['emoji', 'a⭐️b⚡️⚽️', 'ab'],
  ['emoji', 'a☺b ☺︎ ❤ 🌶 ✂ © → ★ ½ 1 #', 'ab     © → ★ ½ 1 #'],
  ['accents', 'Crème brûlée, İstanbul, straße, й and 한', 'Creme brulee, Istanbul, strasse, й and 한'],
  ['accents', 'ẞ Þór Ðorđe Gəncə', 'SS Thor Dorde Gence'],
  ['double', '  leading  and trailing \n\n\n\nnext\t\tone', 'leading and trailing\n\nnext one'],
])('cleans with %s: %j to %j', (cleaning, text, expected) => {
  expect(cleanText(text, selectCleanings(cleaning))).toBe(expected)
})

const shoppingList = 'Shopping for the week:\n- flour and salt\n- water\n2. yeast'

test.each([
  ['one of its lines\nis as long as this\n\nNext', 'one of its lines is as long as this\n\nNext'],
  ['an exam-\nple of hy-\nphens in it', 'an example of hyphens in it'],
  ['Narrow col\u2010\numn of an unbreakable thing', 'Narrow column of an unbreakable thing'],
  ['The loaf resul\u2010\nted in a long line\nand more.', 'The loaf resulted in a long line and more.'],
  ['The loaf resul¬\nted in a long line\nand resul¬ ted.', 'The loaf resulted in a long line and resulted.'],
  [shoppingList, shoppingList],
  ['A long first line of an address here\nBerlin\nGermany', 'A long first line of an address here Berlin\nGermany'],
  [
    'They read about the Anglo-\nSaxons and about COVID-\n19 in the years 2020–\n2022 and a long war—\nthe last.',
    'They read about the Anglo-Saxons and about COVID-19 in the years 2020–2022 and a long war—the last.',
  ],
  ['東京に行きまし\nた。', '東京に行きました。'],
])('joins broken lines: %j to %j', (text, expected) => {
  expect(cleanText(text, selectCleanings('wraps'))).toBe(expected)
})

test.each([
  ['straight', '“It’s ‘fine’…”', "\"It's 'fine'...\""],
  ['straight', '«a» « b » ‹c› »Wort« und «x»', `"a" "b" 'c' "Wort" und "x"`],
  ['straight', 'Il dit «\u00a0oui\u202f» !', 'Il dit "oui" !'],
  ['curly', "\"It's 'fine'\" in the '90s, 5'10\" tall", '“It’s ‘fine’” in the ’90s, 5\'10" tall'],
  ['curly', "rock 'n' roll", 'rock ’n’ roll'],
  ['curly', '🔥"Hot take"🔥 "love it 🎉"', '🔥“Hot take”🔥 “love it 🎉”'],
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
  [
    { preset: 'pdf' },
    'The loaf resul\u00ad\nted in a long\nline of text.',
    'The loaf resulted in a long line of text.',
  ],
  [{ preset: 'pdf' }, 'A resul\u00ad ted word and resul¬\nted ones.', 'A resulted word and resulted ones.'],
  [{ preset: 'chatgpt' }, '**Rye** — “best”\u202f!', 'Rye - "best" !'],
  [{ preset: 'word' }, '<p class="MsoNormal">It’s&nbsp;fine</p>', "It's fine"],
  [
    { preset: 'word', also: ['tracking'] },
    '<p>See <a href="https://a.co/?utm_source=x&amp;p=1">menu</a></p>',
    'See menu (https://a.co/?p=1)',
  ],
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

const numRuns = 100

function readTextNodes(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  return 'childNodes' in node ? node.childNodes.map(readTextNodes).join('') : ''
}

test('refuses deeply nested HTML at once', () => {
  const problem = 'This text has more than 2,000 HTML tags that are never closed. Clean it in parts.'
  expect(clean(`${'<b>'.repeat(2_000)}x`, { preset: 'word' })).toHaveProperty('blocks')
  expect(clean('<b>'.repeat(160_000), { preset: 'word' })).toEqual({ problem })
})

test('reads the text of generated HTML as parse5 does', () => {
  const anyEntity = fc.constantFrom('& ', ...'&amp; &lt; &eacute; &#x27; &#8212; &hellip; &nbsp; &foo;'.split(' '))
  const anyPiece = fc.oneof(
    fc.constantFrom('rye', 'bread', ' ', ' & ', '<!-- note -->', '<!---->', '<br>', '<img alt="x > y" src=a>'),
    anyEntity,
    fc.tuple(fc.constantFrom('b', 'p', 'em', 'div', 'li'), anyEntity).map(([tag, text]) => `<${tag}>${text}x</${tag}>`),
  )
  fc.assert(
    fc.property(fc.array(anyPiece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const html = `<b>x</b>${pieces.join('')}`
      const removeLayout = (text: string) => text.replace(/[\s•]+/g, '')
      expect(removeLayout(cleanText(html, selectCleanings('html')))).toBe(
        removeLayout(readTextNodes(parseFragment(html))),
      )
    }),
    { numRuns, seed: 1 },
  )
})

test('removes inserted invisible characters and no other character', () => {
  const anyWord = fc.constantFrom('rye', 'é', '日本', '👩‍👧', '❤️', 'می\u200cخواهم', 'क्\u200dष', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', 'x')
  const anyInvisible = fc.constantFrom(...'\u00ad\u034f\u180e\u200b\u202d\u2060\u2066\ufeff\u3164\0')
  fc.assert(
    fc.property(fc.array(fc.tuple(anyWord, anyInvisible), { minLength: 1, maxLength: 12 }), (pairs) => {
      const text = pairs.map(([word, invisible]) => word + invisible).join(' . ')
      expect(cleanText(text, selectCleanings('invisible'))).toBe(pairs.map(([word]) => word).join(' . '))
    }),
    { numRuns, seed: 1 },
  )
})

test('removes tracking from generated links as the browser deletes parameters', () => {
  const anyName = fc.constantFrom('utm_source', 'utm_medium', 'fbclid', 'gclid', 'page', 'q', 'v', 'id')
  const anyPair = fc.tuple(anyName, fc.constantFrom('1', 'a-b', 'x.y'))
  fc.assert(
    fc.property(fc.array(anyPair, { minLength: 1, maxLength: 6 }), fc.constantFrom('', '#top'), (pairs, hash) => {
      const url = new URL(`https://shop.example/a?${pairs.map((pair) => pair.join('=')).join('&')}${hash}`)
      const before = url.href
      for (const name of ['utm_source', 'utm_medium', 'fbclid', 'gclid']) url.searchParams.delete(name)
      expect(cleanText(before, selectCleanings('tracking'))).toBe(url.href)
    }),
    { numRuns, seed: 1 },
  )
})
