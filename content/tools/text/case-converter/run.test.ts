import transliterate from '@sindresorhus/transliterate'
import * as changeCase from 'change-case'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import caseConverter from './tool'

const { getText, getTexts, getTextBlocks, getNotes } = createResultReader(caseConverter, run)

test('returns fourteen cases at once, line by line', () => {
  const blocks = getTextBlocks('the quick Brown fox\n\nit is naïve')
  expect(Object.fromEntries(blocks.map(({ name, text }) => [name, text]))).toEqual({
    'UPPER CASE': 'THE QUICK BROWN FOX\n\nIT IS NAÏVE',
    'lower case': 'the quick brown fox\n\nit is naïve',
    'Sentence case': 'The quick brown fox\n\nIt is naïve',
    'Title Case (AP)': 'The Quick Brown Fox\n\nIt Is Naïve',
    'Capitalized Words': 'The Quick Brown Fox\n\nIt Is Naïve',
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
  ['ap', 'AP', 'a tale of two cities: an end for us with love', 'A Tale of Two Cities: An End for Us With Love'],
  ['ap', 'AP', 'don’t stop — what is it for', 'Don’t Stop — What Is It For'],
  ['apa', 'APA', 'self-report and state-of-the-art tests', 'Self-Report and State-of-the-Art Tests'],
  ['apa', 'APA', 'why so much? as if', 'Why so Much? As If'],
  ['chicago', 'Chicago', 'life between us with love so far', 'Life Between Us with Love So Far'],
  ['ap', 'AP', 'open 9 a.m. to 5 p.m. at the shop', 'Open 9 a.m. to 5 p.m. at the Shop'],
  ['ap', 'AP', 'OPEN 9 A.M. TO 5 P.M. AT THE SHOP', 'Open 9 a.m. to 5 p.m. at the Shop'],
  ['apa', 'APA', 'The U.S. and the world', 'The U.S. and the World'],
  ['chicago', 'Chicago', 'the u.s. and mr. and mrs. smith', 'The U.S. and Mr. and Mrs. Smith'],
  ['ap', 'AP', 'cats vs. the dogs', 'Cats vs. the Dogs'],
  ['ap', 'AP', 'KING HENRY VIII AND WORLD WAR II', 'King Henry VIII and World War II'],
  ['ap', 'AP', 'what the h**l, it’s d*mn good, Ke$ha', 'What the H**l, It’s D*mn Good, Ke$ha'],
  ['ap', 'AP', '2ND PART', '2nd Part'],
  ['ap', 'AP', 'the 3RD of NASA', 'The 3rd of NASA'],
  ['ap', 'AP', 'how AT&T, R&D and Q&As use USB-C and wi-fi', 'How AT&T, R&D and Q&As Use USB-C and Wi-Fi'],
  ['ap', 'AP', 'STATE-OF-THE-ART R&D FOR YOU', 'State-of-the-Art R&D for You'],
  ['simple', 'simple', 'up to you via mail', 'Up to You Via Mail'],
  ['ap', 'AP', "O'MALLEY'S BREAD AT O’HARE", "O'Malley's Bread at O’Hare"],
  ['ap', 'AP', "five o'clock news", "Five O'clock News"],
  ['ap', 'AP', 'an in-depth look at at-home gyms', 'An In-Depth Look at At-Home Gyms'],
  ['ap', 'AP', 'a follow-up q&a and/or chat', 'A Follow-Up Q&A and/or Chat'],
  ['ap', 'AP', 'eat with me | a vlog - the end', 'Eat With Me | A Vlog - The End'],
  ['ap', 'AP', 'HENRY IV, PART III AND MY CIVIL MIX', 'Henry IV, Part III and My Civil Mix'],
  ['ap', 'AP', 'self-care sunday—a reset', 'Self-Care Sunday—A Reset'],
  ['ap', 'AP', 'vlog #3: a day (the best) “to live for” in', 'Vlog #3: A Day (The Best) “To Live For” In'],
  ['ap', 'AP', 'sinéad o’connor’s rock ’n’ roll', 'Sinéad O’Connor’s Rock ’n’ Roll'],
] as const)('capitalizes a title by the rules of %s', (title, name, text, expected) => {
  expect(getText(`Title Case (${name})`, text, { title })).toBe(expected)
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
  ['AT&T and R&D, Q&A on USB-C and an A/B test', 'AT&T and R&D, Q&A on USB-C and an A/B test'],
  ['Self-Help and Wi-Fi', 'Self-help and wi-fi'],
  ['Jr. and Sr. in the house', 'Jr. and Sr. in the house'],
  ['Smith et al. on the case', 'Smith et al. on the case'],
  ['Ask Dr. Smith. He knows', 'Ask Dr. smith. He knows'],
  ['he won 1ST and 2ND place', 'He won 1st and 2nd place'],
  ['WE ARE OPEN ON SUNDAY from 9 to 5', 'We are open on sunday from 9 to 5'],
  ['NEW VIDEO OUT NOW https://youtu.be/AbC @crumb.club', 'New video out now https://youtu.be/AbC @crumb.club'],
  ['NASA, ESA and JAXA', 'NASA, ESA and JAXA'],
  ['THE U.S. AND Q&A', 'The U.S. and Q&A'],
  ['CHAPTER XIV OF THE MIX', 'Chapter XIV of the mix'],
])('capitalizes a sentence: %j', (text, expected) => {
  expect(getText('Sentence case', text)).toBe(expected)
})

test('prefers the visitor’s own spellings, even in an all-caps line, and names them', () => {
  const exceptions = 'iPhone, Anna'
  expect(getText('Title Case (AP)', 'ANNA AND HER IPHONE', { exceptions })).toBe('Anna and Her iPhone')
  expect(getText('lower case', 'ANNA AND HER IPHONE', { exceptions })).toBe('Anna and her iPhone')
  expect(getText('UPPER CASE', 'Anna', { exceptions })).toBe('ANNA')
  expect(getText('Title Case (AP)', 'wi-fi at at&t', { exceptions: 'Wi-fi, AT&T' })).toBe('Wi-fi at AT&T')
  expect(getNotes('the 2ND at 9 a.m. by NASA')).toEqual(['Not changed: NASA'])
  expect(getNotes('anna and NASA', { exceptions })).toEqual(['Not changed: Anna, NASA'])
  expect(getNotes('see #SourdoughTok at https://a.b/AbC')).toEqual([])
})

test.each([
  ['HOW I FILMED A MONTH OF REELS WITH AN IPHONE', 'How I Filmed a Month of Reels With an iPhone'],
  ['two iphones and the iPhone’s case', 'Two iPhones and the iPhone’s Case'],
  ['YOUTUBE SHORTS ON DIY AND IKEA’S TIKTOK', 'YouTube Shorts on DIY and IKEA’s TikTok'],
])('gives known names their capitals: %j', (text, title) => {
  expect(getText('Title Case (AP)', text)).toBe(title)
})

test('outside English, only names with lowercase letters are known', () => {
  expect(getText('Title Case', 'EU TENHO UM IPHONE', { language: 'und' })).toBe('Eu Tenho Um iPhone')
  expect(getText('Title Case (AP)', 'MY IPHONE', { acronyms: false })).toBe('My Iphone')
})

test('leaves links, addresses, handles, hashtags and emoji unchanged', () => {
  const protectedText = 'https://bit.ly/AbC Crumb.Club/x @Crumb.Club #SourdoughTok Me@Example.com Ⓜ️ 👩‍👧'
  expect(getTexts(protectedText).slice(0, 4)).toEqual(Array(4).fill(protectedText))
  const linkList = 'https://www.Bücher.de/Lesen?X=Y Bakery.nyc/Menu http://Пример.рф/Путь'
  expect(new Set(getTexts(linkList).slice(0, 7))).toEqual(new Set([linkList]))
  for (const name of ['aLtErNaTe', 'iNVERSE']) expect(getText(name, protectedText), name).toBe(protectedText)
  expect(getText('UPPER CASE', 'see (bit.ly/AbC), ok a\ud83db')).toBe('SEE (bit.ly/AbC), OK A\ud83dB')
})

test.each([
  ['tr', 'UPPER CASE', 'istanbul ılık', 'İSTANBUL ILIK'],
  ['tr', 'lower case', 'ISPARTA İZMİR', 'ısparta izmir'],
  ['tr', 'Title Case', 'izmir ve ısparta', 'İzmir Ve Isparta'],
  ['en', 'UPPER CASE', 'straße', 'STRASSE'],
  ['und', 'Capitalized Words', 'ﬁsch ßx', 'Fisch Ssx'],
  ['el', 'lower case', 'ΟΔΟΣ ΣΑΣ', 'οδος σας'],
  ['el', 'UPPER CASE', 'Άδεια', 'ΑΔΕΙΑ'],
  ['el', 'iNVERSE', 'ΟΔΟΣ', 'οδος'],
  ['nl', 'Capitalized Words', 'ijs op het IJ', 'IJs Op Het IJ'],
  ['nl', 'Title Case', "'S avonds op ’t strand", "'s Avonds Op ’t Strand"],
  ['nl', 'Sentence case', '’s avonds laat. ’s-GRAVENHAGE', '’s Avonds laat. ’s-Gravenhage'],
  ['nl', 'UPPER CASE', '’s avonds', '’S AVONDS'],
  ['de', 'Title Case', 'dr. med. dent. anna huber', 'Dr. med. dent. Anna Huber'],
  ['und', 'Capitalized Words', "l'été à l'ouest", "L'Été À L'Ouest"],
  ['und', 'Sentence case', "l'été à Paris", "L'été à paris"],
  ['lt', 'lower case', 'Ì', 'i̇̀'],
] as const)('converts %s, %s: %s', (language, name, text, expected) => {
  expect(getText(name, text, { language, acronyms: false })).toBe(expected)
})

test.each([
  ['myVariableName', 'my_variable_name', 'my-variable-name'],
  ['XMLHttpRequest', 'xml_http_request', 'xml-http-request'],
  ['what NASA does on my iPhone', 'what_nasa_does_on_my_i_phone', 'what-nasa-does-on-my-i-phone'],
  ['Don’t stop!', 'dont_stop', 'dont-stop'],
  ['Café Ærø & straße', 'café_ærø_straße', 'cafe-aero-strasse'],
  ['हिन्दी में', 'हिन्दी_में', 'हिन्दी-में'],
  ['İzmir', 'i̇zmir', 'izmir'],
  ['Gəncə Ħamrun', 'gəncə_ħamrun', 'gence-hamrun'],
  ['🎉 new! 🎉', 'new', 'new'],
])('derives code names from %j', (text, snake, slug) => {
  expect(getText('snake_case', text, { acronyms: false })).toBe(snake)
  expect(getText('slug', text, { acronyms: false })).toBe(slug)
})

test.each([
  ['camelCase', 'walk 500 miles', 'walk500Miles'],
  ['camelCase', 'address_country_2', 'addressCountry2'],
  ['camelCase', 'version 1.2.10', 'version1_2_10'],
  ['PascalCase', 'my icon 24px', 'MyIcon24px'],
])('has no underscore in %s before a single number: %j to %j', (name, text, expected) => {
  expect(getText(name, text)).toBe(expected)
})

test.each([
  ['de', 'Größe für Übung', 'groesse-fuer-uebung'],
  ['de', 'GRÖSSE XXL, STRAẞE', 'groesse-xxl-strasse'],
  ['da', 'Æbler på Ørsted', 'aebler-paa-oersted'],
  ['en', 'Größe für Übung', 'grosse-fur-ubung'],
  ['en', 'Привет, Йоко и Љубав', 'privet-yoko-i-ljubav'],
  ['und', 'Καλημέρα στον ουρανό', 'kalimera-ston-ourano'],
] as const)('writes a slug of a text in %s: %j to %j', (language, text, slug) => {
  expect(getText('slug', text, { language })).toBe(slug)
})

const samples = <Value>(values: fc.Arbitrary<Value>) => fc.sample(values, { numRuns: 80, seed: 1 })
const anyPart = fc.constantFrom('walk', 'Walk', 'XML', 'http', 'Request', 'icon2', 'ab', 'QR')
const anyIdentifier = fc.tuple(
  fc.array(anyPart, { minLength: 1, maxLength: 5 }),
  fc.constantFrom('', '_', '-', '.', ' ', ', '),
)

test.each(samples(anyIdentifier.map(([parts, separator]) => parts.join(separator))))(
  'writes %j in code as change-case does',
  (text) => {
    const options = { acronyms: false }
    expect(getText('camelCase', text, options)).toBe(changeCase.camelCase(text))
    expect(getText('PascalCase', text, options)).toBe(changeCase.pascalCase(text))
    expect(getText('snake_case', text, options)).toBe(changeCase.snakeCase(text))
    expect(getText('kebab-case', text, options)).toBe(changeCase.kebabCase(text))
    expect(getText('CONSTANT_CASE', text, options)).toBe(changeCase.constantCase(text))
    expect(getText('dot.case', text, options)).toBe(changeCase.dotCase(text))
  },
)

const latinWords =
  'Größe Übung Straße ĲSSEL Œuvre Łódź Đorđe Þór Ærø på façade Señor İzmir ığdır Tiếng Việt čeština Ōsaka ģimene Ёлка Щука объявление їжа Єва ґанок съёмка юлия'.split(
    ' ',
  )
const anyLatinText = fc.array(fc.constantFrom(...latinWords), { minLength: 1, maxLength: 5 })
/** The library always writes German umlauts as two letters, and we only in German text. */
const umlautsByLanguage = { en: { ä: 'a', ö: 'o', ü: 'u' }, de: {}, da: { ä: 'a', ö: 'o', ü: 'u' } }

test.each(
  samples(
    fc.tuple(
      anyLatinText.map((words) => words.join(' ')),
      fc.constantFrom('en', 'de', 'da'),
    ),
  ),
)('writes a slug of %j in %s as @sindresorhus/transliterate does', (text, language) => {
  const customReplacements = Object.entries(umlautsByLanguage[language])
  const latinText = transliterate(text.toLowerCase(), { locale: language, customReplacements })
  expect(getText('slug', text, { language })).toBe(latinText.toLowerCase().replaceAll(' ', '-'))
})

test('treats acronyms and names with an inner capital as one word unless switched off', () => {
  expect(getText('kebab-case', 'my iPhone 15')).toBe('my-iphone-15')
  expect(getText('Sentence case', 'what NASA does', { acronyms: false })).toBe('What nasa does')
})

test('can join broken lines into one text', () => {
  const lines = false
  expect(getText('Sentence case', 'one two\nthree. four\n\nfive', { lines })).toBe('One two\nthree. Four\n\nFive')
  expect(getText('Title Case (AP)', 'the end of\nthe day', { lines })).toBe('The End of\nthe Day')
  expect(getText('snake_case', 'one two\nthree', { lines })).toBe('one_two_three')
})
