import { expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { runToText } from '@/lib/browser/export/run-to-text'
import { toCard } from '@/lib/generate/cards/candidate-card'
import { createCardWriter } from '@/lib/generate/cards/generate-cards'
import { getMaxTextLength, readParameters } from '@/lib/generate/input/parameters'
import type { Card } from '@/lib/tool/card'
import type { WritingJob } from '@/lib/tool/engine'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { getDraft, type PromptTool } from '@/lib/tool/prompt-tool'
import { recountMeters } from '@/lib/tool/recount-meters'
import { builtInEngine } from '@/lib/writer/built-in'

const writers = tools.flatMap((tool) => (tool.kind === 'prompt' && getDraft(tool) ? [tool] : []))

const shortPrompt = 'my dog hates baths'

const tellingPrompts = [
  'gym',
  'my dog hates baths',
  'my new ramen blog 🍜 https://example.com/ramen',
  '10 ways to save 300 euros in 2026',
  'how to use [your number] and [Your Name] in <templates> $& $1',
  'loose tea $& milk vs tea bags',
  'wedding photography\n\nfor shy couples\n- no posing\n- film look',
]

function buildJob(tool: PromptTool, prompt: string, parameters: object = {}): WritingJob {
  const input = { prompt, parameters: readParameters(tool, parameters).fields }
  const modelFreeItems = tool.modelFreeMode?.isChosen(input) ? tool.modelFreeMode.buildItems(input) : null
  const count = modelFreeItems?.length ?? tool.count(input)
  return { tool, input, count, seed: 7, ...(modelFreeItems && { isModelFree: true }) }
}

const writer = createCardWriter(builtInEngine)
const write = (job: WritingJob) => Array.fromAsync(writer.write(job, new AbortController().signal))

const writeIfPossible = (job: WritingJob) =>
  write(job).catch((error) => {
    if (error.code === 'needs_model') return []
    throw error
  })

const figurePattern = /\d+(?:[.,]\d+)*\s?%|[$€£¥]\s?\d|\b\d{1,3}(?:[.,]\d{3})+\b|\b\d{3,}\b|\b\d+(?:x|k|m)\b/gi
const isoDatePattern = /\b\d{4}-\d{2}-\d{2}\b/g
const brokenPatterns = [
  /\b(?:undefined|null|NaN)\b/,
  /\[object /,
  /\{/,
  / {2}/,
  / [,.;:!?](?:\s|$)/,
  /\b(?:a|an|the) (?:a|an|the|my|your|this|these) /i,
  /([,;:])\1/,
]

function expectCleanTexts(cards: readonly Card[], visitorText: string): void {
  const visitorFigures: readonly string[] = visitorText.match(figurePattern) ?? []
  const texts = cards.flatMap(({ parts, notes = [], copy, carry }) => [
    ...parts.map(({ text }) => text),
    ...notes,
    copy,
    carry,
  ])
  for (const text of texts) {
    expect(text.trim()).not.toBe('')
    for (const pattern of brokenPatterns) if (!pattern.test(visitorText)) expect(text).not.toMatch(pattern)
    const figures = text.replace(isoDatePattern, '').match(figurePattern) ?? []
    expect(figures.filter((figure) => !visitorFigures.includes(figure))).toEqual([])
  }
}

/** Checks that each meter names the text it counts, so that an edited card can be counted again. */
function expectMeters(card: Card): void {
  for (const { label, value, limit, of } of card.meters ?? []) {
    expect(of, label).toBeDefined()
    expect(value, label).toBeLessThanOrEqual(limit)
  }
}

/** Recounts a card as if every part had just got its text. The @ of a username is not counted. */
function expectSameRecount(card: Card): void {
  const meters = (card.meters ?? []).filter(({ of }) => of !== 'said')
  const emptyParts = card.parts.map((part) => (part.text.startsWith('@') ? part : { ...part, text: '' }))
  expect(recountMeters({ ...card, meters, parts: emptyParts }, card)).toEqual(meters)
}

function* replaceEachText(item: unknown, text: string): Generator<unknown> {
  if (typeof item === 'string') yield text
  if (typeof item !== 'object' || item === null) return
  for (const [name, entry] of Object.entries(item)) {
    for (const changed of replaceEachText(entry, text)) {
      yield Array.isArray(item) ? item.with(Number(name), changed) : { ...item, [name]: changed }
    }
  }
}

function expectRefinable(tool: PromptTool, { item }: Card): void {
  const [action] = tool.form.refineActions
  if (!action) return
  const readItem = (candidate: unknown) =>
    readParameters(tool, {
      refine: { action, item: candidate, ...(action === 'change' && { words: 'for beginners' }) },
    }).refine?.item
  expect(readItem(item)).toEqual(item)
  const hostileItems = [
    ...replaceEachText(item, 'a'.repeat(getMaxTextLength(tool) + 1)),
    { ...(item as object), more: Array(61).fill('a') },
  ]
  for (const hostile of hostileItems)
    expect(() => readItem(hostile)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
}

/** These tools need a topic, an action or something visible, which some of the informative prompts lack. */
const toolsThatMayBeEmpty = new Set([
  ...['tiktok-video-ideas', 'tiktok-video-ideas-generator', 'tiktok-hook-generator', 'youtube-thumbnail-ideas'],
  ...['tiktok-hashtag-generator', 'instagram-hashtags', 'twitter-hashtags', 'youtube-tags'],
  ...['tiktok-username-generator', 'tiktok-shop-name-generator', 'youtube-channel-name'],
  ...['tiktok-bio', 'instagram-bio', 'twitter-bio', 'tiktok-script-writer'],
])

test.each(writers)('$type writes good cards for informative prompts and for its first example', async (tool) => {
  const [example] = tool.form.examples
  const exampleJob = buildJob(tool, example?.prompt ?? shortPrompt, example?.parameters)
  const jobs = [...tellingPrompts.map((prompt) => buildJob(tool, prompt)), exampleJob]
  for (const job of jobs) {
    const { prompt, parameters } = job.input
    const cards = await writeIfPossible(job)
    if (job === exampleJob || !toolsThatMayBeEmpty.has(tool.type)) expect(cards.length, prompt).toBeGreaterThan(0)
    expect(cards.length, prompt).toBeLessThanOrEqual(job.count)
    expect(new Set(cards.map(({ id }) => id)).size, prompt).toBe(cards.length)
    expect(new Set(cards.map(({ heading, copy }) => `${heading}: ${copy}`)).size, prompt).toBe(cards.length)
    expectCleanTexts(cards, [prompt, ...Object.values(parameters)].join('\n'))
    for (const card of cards) {
      expect([...card.carry].length).toBeLessThanOrEqual(MAX_CARRY_LENGTH)
      expectMeters(card)
      if (!prompt.includes('[')) expectSameRecount(card)
      expectRefinable(tool, card)
    }
  }
})

function findWriter(type: string): PromptTool {
  const tool = tools.find((one) => one.type === type)
  if (tool?.kind !== 'prompt') throw new Error(`No tool that writes is called ${type}.`)
  return tool
}

const planDay = { pillar: 'Making', format: 'tutorial', effort: 'easy' }
const slide = { of: 2, footer: '', visual: '', caption: '' }

/** Two posts, two titles, and two items of one tool per layout. */
const copiedItems: readonly [type: string, items: readonly object[], copied: string][] = [
  [
    'twitter-tweet',
    [
      { style: 'one-liner', text: 'Knead.' },
      { style: 'one-liner', text: 'Wait.' },
    ],
    'Knead.\n\nWait.',
  ],
  [
    'youtube-title',
    [
      { title: 'Knead it', formula: 'story', thumbnail: '', alternatives: [] },
      { title: 'Wait for it', formula: 'story', thumbnail: '', alternatives: [] },
    ],
    'Knead it\nWait for it',
  ],
  [
    'tiktok-username-generator',
    [
      { handle: 'crumbclub', displayName: 'Crumb Club', style: 'branded', why: 'Crumb.' },
      { handle: 'ryeandrise', displayName: 'Rye', style: 'branded', why: 'Rye.' },
    ],
    'crumbclub\nryeandrise',
  ],
  [
    'instagram-hashtags',
    [
      {
        kind: 'subject',
        tags: [
          { tag: '#rye', role: 'topic' },
          { tag: '#bread', role: 'niche' },
        ],
        entries: [],
        note: '',
      },
      { kind: 'keywords', tags: [], entries: ['rye bread'], note: '' },
    ],
    '#rye #bread',
  ],
  [
    'instagram-carousel',
    [
      { ...slide, n: 1, headline: 'Dry it', body: '', caption: 'Dry it first.' },
      { ...slide, n: 2, headline: 'Oil it', body: 'Thinly.' },
    ],
    'Dry it\n\n\nOil it\n\nThinly.\n\n\nDry it first.',
  ],
  [
    'tiktok-video-ideas-generator',
    [
      { ...planDay, day: 1, idea: 'Pour the wax.', hook: 'Watch.' },
      { ...planDay, day: 3, idea: 'Cut the wick.', hook: 'One centimetre.' },
    ],
    'Mon 23 Nov – Pour the wax. First line: Watch.\nWed 25 Nov – Cut the wick. First line: One centimetre.',
  ],
  [
    'twitter-thread',
    [
      { n: 1, of: 2, text: 'Knead.', alternatives: ['Fold.'] },
      { n: 2, of: 2, text: 'Wait.', alternatives: [] },
    ],
    'Knead.\n\n1/2\n\n\nWait.\n\n2/2',
  ],
  [
    'content-repurposer',
    [
      { kind: 'linkedin', title: '', parts: ['Knead.', 'Wait.'], hashtags: ['#rye'] },
      { kind: 'newsletter', title: 'Bread', parts: ['Knead.'], hashtags: [] },
    ],
    'Knead.\n\nWait.\n\n#rye\n\n\nBread\n\nKnead.',
  ],
  [
    'grammar-checker',
    [
      {
        edits: [{ context: 'dog hates', before: 'hates', after: 'loves', reason: 'It does.', kind: 'grammar' }],
        note: 'Ask it.',
      },
    ],
    'my dog loves baths',
  ],
]

test.each(copiedItems)('“Copy all” of %s produces the text to paste', (type, items, copied) => {
  const tool = findWriter(type)
  const { input } = buildJob(tool, shortPrompt)
  const cards = items.map((item) => toCard(tool, tool.itemSchema.parse(item), input))
  expect(runToText({ cards, at: Date.UTC(2026, 10, 19, 12) })).toBe(copied)
})

test.each(['tiktok-hook-generator', 'twitter-tweet'])(
  '%s adopts the lower case of a writing voice and writes as many cards',
  async (type) => {
    const job = buildJob(findWriter(type), shortPrompt)
    const voice = ['so much soup today and nobody complained', 'three pots of it. we freeze the rest']
    const [plain, voiced] = [await write(job), await write({ ...job, voice })]
    expect(voiced).toHaveLength(plain.length)
    const joinCopies = (cards: readonly Card[]) => cards.map(({ copy }) => copy).join('\n')
    expect(joinCopies(plain)).toMatch(/\p{Lu}/u)
    expect(joinCopies(voiced)).not.toMatch(/\p{Lu}/u)
  },
)

test.each([
  ['tiktok-hook-generator', { turn: 'the oven door fell off' }],
  ['tiktok-caption', { turn: 'the oven door fell off', outcome: 'we ate by ten', action: 'bring a plate on Friday' }],
])('%s uses the details in its fields verbatim', async (type, details) => {
  const parameters = { ...details, ...(type === 'tiktok-caption' && { length: 'medium' }) }
  const cards = await write(buildJob(findWriter(type), 'storytime: my first pizza night', parameters))
  const text = cards.map(({ copy }) => copy.toLowerCase()).join('\n')
  for (const detail of Object.values(details)) expect(text).toContain(detail.toLowerCase())
})

/** These tools write more than the prompt's one sentence. */
const toolsOfSeveralSentences = ['tiktok-script-writer', 'youtube-thumbnail-ideas']
const hardDayPrompt = 'my grandma passed away on tuesday and I still make her soup'
const askingPattern = /[?!]|\p{Extended_Pictographic}|(?:^|\s)#(?![\da-f]{6}\b)\p{L}/mu
test.each(writers)('$type asks for nothing on a hard day', async (tool) => {
  const askingFields = tool.form.fields.flatMap((field) => {
    if (field.kind !== 'select' || !['goal', 'cta', 'emoji'].includes(field.name)) return []
    return [[field.name, field.options.filter(({ value }) => value !== 'none').at(-1)?.value]]
  })
  const cards = await writeIfPossible(buildJob(tool, hardDayPrompt, Object.fromEntries(askingFields)))
  const copies = cards.map(({ copy }) => copy)
  expect(copies.length > 0).toBe(!toolsOfSeveralSentences.includes(tool.type))
  if (tool.form.layout === 'names') expect(copies.join('\n')).not.toMatch(/grandma|passed|tuesday/i)
  else if (tool.form.layout === 'tags') expect(copies.join('\n')).toMatch(/^#?grief$/i)
  else for (const copy of copies) expect(copy).not.toMatch(askingPattern)
})
