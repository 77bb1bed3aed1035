import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import { run } from './convert'
import { caseConverter } from './tool'

type ToolParameters = Parameters<typeof run>[0]['parameters']

const defaultParameters = resolveFormValues({ fields: caseConverter.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as ToolParameters

function convertText(text: string, parameters: Partial<ToolParameters> = {}) {
  const result = run({ text, parameters: { ...defaultParameters, ...parameters } })
  if ('problem' in result) throw new Error(result.problem)
  return Object.fromEntries(
    result.blocks.map((block) => (block.kind === 'text' ? [block.name, block.text] : [block.kind, block])),
  )
}
const getBlock = (name: string, text: string, parameters: Partial<ToolParameters> = {}) =>
  convertText(text, parameters)[name]

test('fourteen cases come out at once, line by line', () => {
  expect(convertText('the quick Brown fox\n\nit is naïve')).toEqual({
    'UPPER CASE': 'THE QUICK BROWN FOX\n\nIT IS NAÏVE',
    'lower case': 'the quick brown fox\n\nit is naïve',
    'Sentence case': 'The quick brown fox\n\nIt is naïve',
    'Title Case (AP)': 'The Quick Brown Fox\n\nIt Is Naïve',
    'Capitalised Words': 'The Quick Brown Fox\n\nIt Is Naïve',
    aLtErNaTe: 'tHe QuIcK bRoWn FoX\n\niT iS nAïVe',
    iNVERSE: 'THE QUICK bROWN FOX\n\nIT IS NAÏVE',
    camelCase: 'theQuickBrownFox\n\nitIsNaïve',
    PascalCase: 'TheQuickBrownFox\n\nItIsNaïve',
    snake_case: 'the_quick_brown_fox\n\nit_is_naïve',
    'kebab-case': 'the-quick-brown-fox\n\nit-is-naïve',
    CONSTANT_CASE: 'THE_QUICK_BROWN_FOX\n\nIT_IS_NAÏVE',
    'dot.case': 'the.quick.brown.fox\n\nit.is.naïve',
    slug: 'the-quick-brown-fox\n\nit-is-naive',
  })
})

test.each([
  ['ap', 'a tale of two cities: an end for us with love', 'A Tale of Two Cities: An End for Us With Love'],
  ['apa', 'self-report and state-of-the-art tests', 'Self-Report and State-of-the-Art Tests'],
  ['chicago', 'life between us with love so far', 'Life Between Us with Love So Far'],
  ['simple', 'up to you via mail', 'Up to You Via Mail'],
  ['ap', 'what is it for', 'What Is It For'],
  ['ap', 'don’t stop — the end', 'Don’t Stop — The End'],
  ['apa', 'why so much? as if', 'Why so Much? As If'],
] as const)('a title by the rules of %s: %s', (title, text, expected) => {
  const names = { ap: 'AP', apa: 'APA', chicago: 'Chicago', simple: 'simple' }
  expect(getBlock(`Title Case (${names[title]})`, text, { title })).toBe(expected)
})

test.each([
  ['what NASA and McDonald’s sell on an iPhone in 4K', 'What NASA and McDonald’s sell on an iPhone in 4K'],
  ['HELLO WORLD. IT IS I', 'Hello world. It is I'],
  ['HELLO', 'Hello'],
  ['NASA\nis great', 'NASA\nIs great'],
  ['why? because! “yes.” ok', 'Why? Because! “Yes.” Ok'],
  ['well... maybe, e.g. Apples and i’m sure', 'Well... maybe, e.g. apples and I’m sure'],
  ['the U.S. Market', 'The U.S. market'],
  ['- first point\n2. second', '- First point\n2. Second'],
  ['3 Apples', '3 apples'],
])('a sentence: %j', (text, expected) => {
  expect(getBlock('Sentence case', text)).toBe(expected)
})

test('without the acronyms’ switch every capital inside goes', () => {
  expect(getBlock('Sentence case', 'what NASA does', { acronyms: false })).toBe('What nasa does')
  expect(getBlock('kebab-case', 'my iPhone', { acronyms: false })).toBe('my-i-phone')
  expect(getBlock('kebab-case', 'my iPhone 15')).toBe('my-iphone-15')
  expect(getBlock('kebab-case', 'myVariableName')).toBe('my-variable-name')
})

test('the visitor’s own spellings win, also in a line that is all capitals, and are named', () => {
  const exceptions = 'iPhone, Anna'
  expect(getBlock('Title Case (AP)', 'ANNA AND HER IPHONE', { exceptions })).toBe('Anna and Her iPhone')
  expect(getBlock('lower case', 'ANNA AND HER IPHONE', { exceptions })).toBe('Anna and her iPhone')
  expect(getBlock('UPPER CASE', 'Anna', { exceptions })).toBe('ANNA')
  expect(getBlock('note', 'anna and NASA', { exceptions })).toEqual({
    kind: 'note',
    text: 'Left as they are: Anna, NASA',
  })
  expect(getBlock('note', 'see #SourdoughTok at https://a.b/AbC')).toBeUndefined()
})

test('links, addresses, handles, hashtags and emoji are left whole', () => {
  const protectedText = 'https://bit.ly/AbC Crumb.Club/x @Crumb.Club #SourdoughTok Me@Example.com Ⓜ️ 👩‍👧'
  for (const name of ['UPPER CASE', 'lower case', 'Sentence case', 'Title Case (AP)', 'aLtErNaTe', 'iNVERSE']) {
    expect(getBlock(name, protectedText), name).toBe(protectedText)
  }
  expect(getBlock('UPPER CASE', 'see (bit.ly/AbC), ok')).toBe('SEE (bit.ly/AbC), OK')
})

test.each([
  ['tr', 'UPPER CASE', 'istanbul ılık', 'İSTANBUL ILIK'],
  ['tr', 'lower case', 'ISPARTA İZMİR', 'ısparta izmir'],
  ['tr', 'Title Case', 'izmir ve ısparta', 'İzmir Ve Isparta'],
  ['en', 'UPPER CASE', 'straße', 'STRASSE'],
  ['en', 'lower case', 'İ', 'i̇'],
  ['und', 'Capitalised Words', 'ﬁsch ßx', 'Fisch Ssx'],
  ['el', 'lower case', 'ΟΔΟΣ ΣΑΣ', 'οδος σας'],
  ['el', 'UPPER CASE', 'Άδεια', 'ΑΔΕΙΑ'],
  ['el', 'Capitalised Words', 'άδεια ΟΔΟΣ', 'Άδεια Οδος'],
  ['el', 'iNVERSE', 'ΟΔΟΣ', 'οδος'],
  ['nl', 'Capitalised Words', 'ijs op het IJ', 'IJs Op Het IJ'],
  ['lt', 'lower case', 'Ì', 'i̇̀'],
] as const)('%s, %s: %s', (language, name, text, expected) => {
  expect(getBlock(name, text, { language, acronyms: false })).toBe(expected)
})

test.each([
  ['myVariableName', 'my_variable_name', 'my-variable-name'],
  ['XMLHttpRequest', 'xml_http_request', 'xml-http-request'],
  ['Don’t stop!', 'dont_stop', 'dont-stop'],
  ['Café Ærø & straße', 'café_ærø_straße', 'cafe-aero-strasse'],
  ['हिन्दी में', 'हिन्दी_में', 'हिन्दी-में'],
  ['İzmir', 'i̇zmir', 'izmir'],
  ['🎉 new! 🎉', 'new', 'new'],
  ['', '', ''],
])('a name for code: %j', (text, snake, slug) => {
  expect(getBlock('snake_case', text, { acronyms: false })).toBe(snake)
  expect(getBlock('slug', text, { acronyms: false })).toBe(slug)
})

test('broken lines can be taken as one text', () => {
  const lines = false
  expect(getBlock('Sentence case', 'one two\nthree. four\n\nfive', { lines })).toBe('One two\nthree. Four\n\nFive')
  expect(getBlock('Title Case (AP)', 'the end of\nthe day', { lines })).toBe('The End of\nthe Day')
  expect(getBlock('snake_case', 'one two\nthree', { lines })).toBe('one_two_three')
})

test('half a character survives', () => {
  expect(getBlock('UPPER CASE', 'a\ud83db\udc00')).toBe('A\ud83dB\udc00')
})

test('two hundred thousand characters of anything come to an end', () => {
  for (const pump of ['a', ' ', '\n', 'Aa ', '@', '.', 'a.', '😀', "it's ", 'É', 'https://a.b/']) {
    expect(() => convertText(pump.repeat(200_000 / pump.length)), pump).not.toThrow()
  }
})
