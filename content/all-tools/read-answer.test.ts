import { expect, test } from 'vitest'
import { findToolByType, tools } from '@/content/tools'
import { formatItem, getAnswerFields } from '@/lib/generate/assistant/answer-fields'
import { readAnswer } from '@/lib/generate/assistant/read-answer'
import { readParameters } from '@/lib/generate/input/parameters'
import type { PromptTool } from '@/lib/tool/prompt-tool'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'

function readFor(tool: PromptTool, answer: string, count?: number, prompt = 'x') {
  const { fields: parameters } = readParameters(tool, {})
  const job = { tool, input: { prompt, parameters }, count: count ?? tool.count({ parameters }), seed: 1 }
  return { items: [], ...readAnswer(answer, job) }
}

function read(type: string, answer: string, count = 6, prompt?: string) {
  const tool = findToolByType(type)
  const promptTool = tool?.kind === 'widget' ? tool.promptTool : tool
  if (promptTool?.kind !== 'prompt') throw new Error(`No tool that writes is called ${type}.`)
  return readFor(promptTool, answer, count, prompt)
}

type Item = Record<string, unknown>
const getTexts = (type: string, answer: string, name: string, count = 6, prompt?: string) =>
  read(type, answer, count, prompt).items.map((item) => (item as Item)[name])

const writingTools = tools.flatMap((tool) =>
  tool.kind === 'prompt' ? tool : tool.kind === 'widget' && tool.promptTool ? tool.promptTool : [],
)

test.each(writingTools.map((tool) => [tool.type, tool] as const))('%s: parses its own example unchanged', (_, tool) => {
  const { fields } = readParameters(tool, {})
  const { item } = tool.buildBrief({ prompt: 'x', parameters: fields }).sample
  const answer = `1.\n${formatItem(getAnswerFields(tool.itemSchema), item)}`
  const placeOfOnlyItem = { n: 1, of: 1 }
  const expected = tool.itemSchema.parse({ ...(item as object), ...placeOfOnlyItem })
  expect(readFor(tool, answer).items).toEqual([expected])
})

const asked = `1.
Family: mid-story
Spoken: The tap dripped for a month.
On screen text: 90 euros, he said
First frame: A drop falling

2.
Family: specific-number
Spoken: One rubber ring. That was it.
On screen text:
First frame: none`
const spoken = ['The tap dripped for a month.', 'One rubber ring. That was it.']

test.each([
  ['as asked', asked],
  ['with words around', `Sure! Here are 2 hooks:\n\n${asked}\n\nLet me know if you want them punchier!`],
  ['in a code fence', `\`\`\`text\n${asked}\n\`\`\``],
  ['with Windows line ends', asked.replaceAll('\n', '\r\n')],
  ['with bold labels', asked.replace(/^([A-Z][a-z ]+):/gm, '**$1:**')],
  ['with bold labels, the colon outside', asked.replace(/^([A-Z][a-z ]+):/gm, '**$1**:')],
  ['with bulleted labels', asked.replace(/^([A-Z])/gm, '- $1')],
  ['with bulleted bold labels', asked.replace(/^([A-Z][a-z ]+):/gm, '* **$1:**')],
  ['with headings', asked.replace(/^(\d)\.$/gm, '### Hook $1')],
  ['with bold headings', asked.replace(/^(\d)\.$/gm, '**Hook $1:**')],
  ['with titled headings', asked.replace(/^(\d)\.$/gm, '## $1. The moment')],
  ['with rules between', asked.replace('\n\n', '\n\n---\n\n')],
  ['with numbers in emoji', asked.replace('1.', '1️⃣').replace('2.', '2️⃣')],
  ['with field names', asked.replaceAll('On screen text', 'onScreenText').replaceAll('First frame', 'firstFrame')],
  ['in capitals', asked.replace(/^([A-Z][a-z ]+):/gm, (label) => label.toUpperCase())],
  ['with a hyphen in the label', asked.replaceAll('On screen text', 'On-screen text')],
  ['with a note in the label', asked.replaceAll('Spoken:', 'Spoken (12 words):')],
  ['with wide colons', asked.replace(/^([A-Z][a-z ]+): /gm, '$1：')],
  ['with dashes for colons', asked.replace(/^([A-Z][a-z ]+): /gm, '$1 – ')],
  ['with quoted texts', asked.replace(/^(Spoken): (.+)$/gm, '$1: “$2”')],
  ['without numbers', asked.replace(/^\d\.\n/gm, '')],
  ['with a number before the first label', asked.replace(/^(\d)\.\nFamily/gm, '$1. Family')],
  [
    'with remarks of its own',
    asked.replaceAll('\nFirst frame', '\nWhy it works: it starts in the middle.\nFirst frame'),
  ],
  ['indented', asked.replace(/^/gm, '   ')],
  ['quoted', asked.replace(/^/gm, '> ')],
  ['with sources', asked.replaceAll('month.', 'month.【4†source】')],
  ['the text before its label', asked.replace(/^(\d)\.\nFamily: (.+)$/gm, '$1. **$2**')],
  [
    'a table',
    `Here you go:\n\n| # | Family | Spoken | On screen text | First frame |\n|---|---|---|---|---|\n| 1 | mid-story | ${spoken[0]} | 90 euros | A drop |\n| 2 | specific-number | **${spoken[1]}** | | |`,
  ],
  ['a table with other heads', `| Nr | Hook |\n|:--|:--|\n| 1 | ${spoken[0]} |\n| 2 | ${spoken[1]} |`],
  [
    'JSON',
    JSON.stringify({
      items: spoken.map((text) => ({ family: 'mid-story', spoken: text, onScreenText: '', firstFrame: '' })),
    }),
  ],
  [
    'JSON in a fence',
    `\`\`\`json\n${JSON.stringify(
      spoken.map((text) => ({ Family: 'mid-story', Spoken: text, 'On screen text': '' })),
      null,
      2,
    )}\n\`\`\`\nEnjoy!`,
  ],
  ['a numbered list', `1. ${spoken[0]}\n2. ${spoken[1]}`],
  ['a list with brackets', `Here are 2 hooks:\n\n1) ${spoken[0]}\n\n2) ${spoken[1]}\n\nWant me to make them funnier?`],
  ['a bold list', `**1. ${spoken[0]}**\n\n**2. ${spoken[1]}**`],
  ['a list of quotes', `1. "${spoken[0]}"\n2. "${spoken[1]}"`],
  ['bullets', `Sure, here are some hooks:\n- ${spoken[0]}\n- ${spoken[1]}`],
  ['round bullets', `• ${spoken[0]}\n• ${spoken[1]}`],
  ['paragraphs', `Here are your hooks:\n\n${spoken[0]}\n\n${spoken[1]}\n\nHope these help!`],
  [
    'Spanish words around',
    `¡Claro! Aquí tienes:\n\n1. ${spoken[0]}\n2. ${spoken[1]}\n\n¿Quieres que los haga más cortos?`,
  ],
  ['an apology first', `I'm sorry for the delay. Here are two:\n\n${asked}`],
  ['bold italics', `***1. ${spoken[0]}***\n\n***2. ${spoken[1]}***`],
  ['bulleted numbers', asked.replaceAll('Spoken:', '***Spoken:**')],
])('%s', (_, answer) => {
  expect(getTexts('tiktok-hook-generator', answer, 'spoken')).toEqual(spoken)
})

test('reads every value under its label and treats placeholder words as empty', () => {
  expect(read('tiktok-hook-generator', asked).items).toEqual([
    { family: 'mid-story', spoken: spoken[0], onScreenText: '90 euros, he said', firstFrame: 'A drop falling' },
    { family: 'specific-number', spoken: spoken[1], onScreenText: '', firstFrame: '' },
  ])
})

test.each([
  ["I'm sorry, but I can't help with that request.", 'refused'],
  ['As an AI language model, I cannot write this.', 'refused'],
  ['Lo siento, no puedo ayudarte con eso.', 'refused'],
  ['', 'unreadable'],
  ['ok', 'unreadable'],
  ['The French Revolution began in 1789. It changed Europe for good.', 'unreadable'],
  ['function f() { return [1, 2, 3] }', 'unreadable'],
  ['lorem ipsum dolor sit amet\n\n'.repeat(4_000), 'unreadable'],
])('%j yields no card', (answer, problem) => {
  expect(read('tiktok-hook-generator', answer)).toEqual({ items: [], problem })
})

test.each([
  ['I can’t believe what my sourdough did overnight.'],
  ['My landlord said I won’t last a week'],
  ['Ich kann ohne Kaffee nicht backen.'],
])('reads a hook that sounds like a refusal as a hook: %s', (hook) => {
  expect(getTexts('tiktok-hook-generator', `1. ${hook}\n2. ${spoken[0]}`, 'spoken')).toEqual([hook, spoken[0]])
})

const closing = 'If you want better bread, wait a day.'

test.each([
  ['numbers', `1. My sourdough died twice.\n\n2. ${closing}\n\n3. I waited.`],
  ['the last number', `1. My sourdough died twice.\n\n2. I waited.\n\n3. ${closing}`],
  ['bullets', `- My sourdough died twice.\n\n- I waited.\n\n- ${closing}`],
  ['paragraphs', `My sourdough died twice.\n\n${closing}\n\nI waited.`],
  ['labels', `1.\nSpoken: My sourdough died twice.\n\n2.\nSpoken: ${closing}\n\n3.\nSpoken: I waited.`],
])('reads a line that sounds like a closing remark as an item: %s', (_, answer) => {
  const texts = getTexts('tiktok-hook-generator', answer, 'spoken')
  expect(texts.toSorted()).toEqual(['I waited.', closing, 'My sourdough died twice.'].toSorted())
})

test('reads a paragraph that sounds like a closing remark as part of a field before the next label', () => {
  const answer = `1.\nHook: It died.\nBody: Twice.\n\n${closing}\n\nThen bake.\nCta: Who waits?\n\nLet me know if you want more.`
  expect(read('tiktok-caption', answer).items).toMatchObject([
    { body: `Twice.\n\n${closing}\n\nThen bake.`, cta: 'Who waits?' },
  ])
})

test.each([
  [['24/7 bakery in Leeds', '50/50 chance of bread']],
  [['Day 1: I quit sugar', 'Day 2: I want it back']],
  [['1. FC Leeds wins', '3 days, one loaf']],
])('preserves numbers within bulleted texts: %j', (texts) => {
  const answer = texts.map((text) => `- ${text}`).join('\n')
  expect(getTexts('tiktok-hook-generator', answer, 'spoken')).toEqual(texts)
})

test.each([
  [
    '- I can’t believe what my sourdough did.\n- It died twice.',
    ['I can’t believe what my sourdough did.', 'It died twice.'],
  ],
  ['24/7 we bake.\n\n1/2 of Leeds eats it.', ['24/7 we bake.', '1/2 of Leeds eats it.']],
])('reads %j as hooks', (answer, texts) => {
  expect(getTexts('tiktok-hook-generator', answer, 'spoken')).toEqual(texts)
})

const openingHours = '| Day | Hours |\n|---|---|\n| Monday | closed |\n| Tuesday | 9 to 5 |'

test.each([
  ['Great coffee, free on Saturdays.', 'x'],
  ['OK, we open at 9.', 'x'],
  ['Okay!', 'x'],
  ['Sure, we open.\n\nFrom 9 to 5.', 'x'],
  ['If you want better bread, come early.', 'x'],
  ['1/2 price on Saturdays.', 'x'],
  ["I'm sorry, we are closed on Monday. Come on Tuesday.", "I'm sorry, we're closed on Monday."],
  ["I'm sorry, we are closed on Monday.", 'Désolé, nous sommes fermés lundi.'],
  [`Dear guests,\n\nwe have new hours:\n\n${openingHours}\n\nSee you soon!`, 'x'],
])('reads %j unchanged as a single text', (text, prompt) => {
  expect(getTexts('text-translator', text, 'text', 1, prompt)).toEqual([text])
})

test('recognizes a refusal to rewrite a text', () => {
  expect(read('text-translator', "I'm sorry, but I can't help with that.", 1)).toMatchObject({ problem: 'refused' })
})

test('reads all items when there are more or fewer than requested', () => {
  const list = Array.from({ length: 14 }, (_, index) => `${index + 1}. Number ${index + 1} of the drips`).join('\n')
  expect(read('tiktok-hook-generator', list).items).toHaveLength(14)
  expect(read('tiktok-hook-generator', '1. Only one drip').items).toHaveLength(1)
})

test('preserves a caption’s lines, lists and tags', () => {
  const answer = `1.\nAngle: Opening\nHook: We open on Saturday.\nBody: What to expect:\n\n1. Free coffee\n2. Warm rolls\n\nCome early.\nCta: Who is coming?\nHashtags: #leedsbakery #croissants, #openingday`
  expect(read('tiktok-caption', answer).items).toEqual([
    {
      angle: 'Opening',
      hook: 'We open on Saturday.',
      body: 'What to expect:\n\n1. Free coffee\n2. Warm rolls\n\nCome early.',
      cta: 'Who is coming?',
      hashtags: ['#leedsbakery', '#croissants', '#openingday'],
    },
  ])
})

test('reads captions without labels as first line, body and tags', () => {
  const answer =
    '1. We open on Saturday.\nFree coffee for the first 50.\n\n#leeds #bakery\n\n2. Leeds, breakfast is sorted.\nFrom 8 am.'
  expect(read('instagram-caption', answer).items).toMatchObject([
    { hook: 'We open on Saturday.', body: 'Free coffee for the first 50.', hashtags: ['#leeds', '#bakery'] },
    { hook: 'Leeds, breakfast is sorted.', body: 'From 8 am.', hashtags: [] },
  ])
})

const beats = [
  { say: 'It dripped for a month.', show: 'A drop, close', onScreenText: '', sound: 'the drip' },
  { say: 'So I opened it.', show: 'Hands on the tap', onScreenText: 'No plumber', sound: '' },
]
test.each([
  [
    'rows',
    '\n- It dripped for a month. | A drop, close | - | the drip\n- So I opened it. | Hands on the tap | No plumber | -',
  ],
  [
    'numbered rows',
    '\n1. It dripped for a month. | A drop, close | - | the drip\n2. So I opened it. | Hands on the tap | No plumber |',
  ],
  [
    'a table',
    '\n| Say | Show | On screen text | Sound |\n|---|---|---|---|\n| It dripped for a month. | A drop, close | | the drip |\n| So I opened it. | Hands on the tap | No plumber | |',
  ],
  [
    'labels',
    '\n- Say: It dripped for a month.\n  Show: A drop, close\n  Sound: the drip\n- Say: So I opened it.\n  Show: Hands on the tap\n  On screen text: No plumber',
  ],
])('reads a script with its beats as %s', (_, rows) => {
  const answer = `1.\nTitle: One ring\nHooks: A month of drips. | 90 euros for this? | Guess.\nBeats: ${rows}\nCaption: One ring.\nHashtags: #diy #tap`
  expect(read('tiktok-script-writer', answer, 1).items).toEqual([
    {
      title: 'One ring',
      hooks: ['A month of drips.', '90 euros for this?', 'Guess.'],
      beats,
      caption: 'One ring.',
      hashtags: ['#diy', '#tap'],
    },
  ])
})

test('reads the labels of an inner object separately', () => {
  const answer =
    'Title: Rye\nHook say: It sank.\nHook show: A flat loaf\nPromise say: Why it sank\nPromise show:\nSections:\n- Flour | Too wet. | Bowl\nMid cta: What do you bake?\nOutro say: Bake.\nOutro show: Bread'
  expect(read('youtube-script', answer, 1).items).toMatchObject([
    {
      hook: { say: 'It sank.', show: 'A flat loaf' },
      sections: [{ label: 'Flour', say: 'Too wet.', broll: 'Bowl' }],
      outro: { say: 'Bake.' },
    },
  ])
})

test.each([
  ['1/3 I almost quit.\n\n2/3 Then the kiln broke.\n\n3/3 Now it is a shop.'],
  ['**Tweet 1:** I almost quit.\n\n**Tweet 2:** Then the kiln broke.\n\n**Tweet 3:** Now it is a shop.'],
  ['1.\nText: I almost quit.\nAlternatives: -\n\n2.\nText: Then the kiln broke.\n\n3.\nText: Now it is a shop.'],
])('numbers the posts of a thread: %j', (answer) => {
  expect(read('twitter-thread', answer, 3).items).toMatchObject([
    { n: 1, of: 3, text: 'I almost quit.' },
    { n: 2, of: 3, text: 'Then the kiln broke.' },
    { n: 3, of: 3, text: 'Now it is a shop.' },
  ])
})

test.each([
  ['1. clay.mornings – for pottery before work\n2. muddycup: short and silly', ['clay.mornings', 'muddycup']],
  ['- **clay.mornings** (calm)\n- **muddycup** (silly)', ['clay.mornings', 'muddycup']],
])('reads names without their reasons: %j', (answer, handles) => {
  expect(getTexts('tiktok-username-generator', answer, 'handle', 12)).toEqual(handles)
})

test.each([
  [
    '1.\nKind: recommended\nEntries: #pottery #claytok\nNote: mixed\n\n2.\nKind: specific\nEntries: #muddyhands\nNote:',
    [['#pottery', '#claytok'], ['#muddyhands']],
  ],
  ['Here are hashtags:\n\n#pottery #claytok #muddyhands', [['#pottery', '#claytok', '#muddyhands']]],
  ['1. #pottery\n2. #claytok', [['#pottery', '#claytok']]],
])('reads tags in their lists: %j', (answer, entries) => {
  expect(getTexts('tiktok-hashtag-generator', answer, 'entries', 4)).toEqual(entries)
})

test.each([
  ['Die Öffnungszeiten ändern sich.\n\nAb Montag ab 9 Uhr.', 'Die Öffnungszeiten ändern sich.\n\nAb Montag ab 9 Uhr.'],
  ['Here is the translation:\n\nAb Montag ab 9 Uhr.\n\nLet me know if you need another tone.', 'Ab Montag ab 9 Uhr.'],
  ['1. Ab Montag ab 9 Uhr.', 'Ab Montag ab 9 Uhr.'],
  ['"Ab Montag ab 9 Uhr."', 'Ab Montag ab 9 Uhr.'],
])('reads a single text as the whole answer: %j', (answer, text) => {
  expect(getTexts('text-translator', answer, 'text', 1)).toEqual([text])
})

test('reads 100 kB of any input in linear time', async () => {
  for (const line of [
    '| a | b |\n',
    'Spoken: **x**\n',
    '1. [a](b\n',
    '*a *b\n',
    '***a',
    '1/3 a\n',
    '\nLet me know\n',
    '{"a":[\n',
    '- word: a | b | c\n',
    '>',
  ])
    expect(await measureGrowth((times) => read('tiktok-hook-generator', line.repeat(times)), 400)).toBeLessThan(
      MAX_GROWTH,
    )
})
