import { describe, expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { applyWritingHabits, findWritingHabits } from './built-in'
import { isAboutHardDay } from './hard-day'
import { writeLines } from './lines'
import { mendSpelling } from './mend-text'
import { readPrompt } from './read-prompt'
import { finishSentence } from './sentences'
import { buildSequence, splitLongSentence } from './sequence-parts'
import { writeTexts } from './texts'

function writeAll(reading: PromptReading, seed = 1): string[] {
  const lines = (['hook', 'title'] as const).flatMap((place) => writeLines(reading, place, createRandom(seed)))
  const texts = (['caption', 'post'] as const).flatMap((place) => writeTexts(reading, place, createRandom(seed)))
  const { openings, parts } = buildSequence(reading)
  return [
    ...lines.map(({ text }) => text),
    ...texts.map(({ lead, rest }) => [lead, ...rest].join('\n')),
    ...openings,
    ...parts,
  ]
}

const getWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const instructionTable: readonly [prompt: string, text: string, instructions: object][] = [
  [
    'sea glass ring i made from a bottle, short caption no emojis',
    'Sea glass ring I made from a bottle.',
    { isShort: true, noEmoji: true },
  ],
  ['write me a funny caption about my greyhound stealing toast', 'My greyhound stealing toast.', {}],
  [
    'we moved the shop to mill lane. keep it under 200 and dont make it salesy',
    'We moved the shop to mill lane.',
    { maxCharacters: 200 },
  ],
  ['Need a hook for my video about pruning roses, in 8 words please', 'Pruning roses.', { maxWords: 8 }],
  ['i repair violins for a living, how do i start the video', 'I repair violins for a living.', {}],
  [
    'sold my car and bought a cargo bike, slide 1 the car, slide 2 the bike',
    'Sold my car and bought a cargo bike.',
    {},
  ],
  ['first swim of the year. nothing cheesy please. no hashtags', 'First swim of the year.', { noHashtags: true }],
  ['No contract. Bring a mate.', 'No contract. Bring a mate.', {}],
  ['how do i start a podcast with no budget', 'How do I start a podcast with no budget?', {}],
  ['pruning roses, in eight words please', 'Pruning roses.', { maxWords: 8 }],
  ['one liner please. pruning roses', 'Pruning roses.', { isShort: true }],
  ['only three hooks. pruning roses', 'Pruning roses.', { maxItems: 3 }],
]

test.each(['in ten lines', 'max two sentences', 'under 30 seconds'])('reads no limit from “%s”', (limit) => {
  const { phrases, ...limits } = readPrompt(`pruning roses, ${limit}`).instructions
  expect(phrases).toEqual([limit])
  expect(limits).toEqual({})
})

test.each(instructionTable)('follows words for the tool without printing them: %s', (prompt, text, instructions) => {
  const reading = readPrompt(prompt)
  expect(reading.text).toBe(text)
  expect(reading.instructions).toMatchObject(instructions)
  const promptWords = getWords(reading.text).join(' ')
  const removedPhrases = reading.instructions.phrases
    .map((phrase) => getWords(phrase).join(' '))
    .filter((phrase) => !promptWords.includes(phrase))
  for (const output of writeAll(reading).map((rawOutput) => getWords(rawOutput).join(' ')))
    for (const phrase of removedPhrases) expect(` ${output} `).not.toContain(` ${phrase} `)
})

const clauseTable: readonly [prompt: string, clauses: string[]][] = [
  [
    'we open at 5 every day, everyone thinks the bread bakes itself',
    ['We open at 5 every day', 'Everyone thinks the bread bakes itself'],
  ],
  ['postman, delivered a letter from 1987 today and the woman cried', ['Delivered a letter from 1987 today']],
  [
    'Meal plans are boring and that’s exactly why I stopped.',
    ['Meal plans are boring and that’s exactly why I stopped'],
  ],
  ['I bought the van for 900 because nobody wanted it.', ['I bought the van for 900']],
  ['The kid was so happy to see it.', []],
  ['If you cancel before Friday, you never pay a cent.', ['If you cancel before Friday, you never pay a cent']],
  ['You don’t need a coach, gained 9kg without it', ['You don’t need a coach']],
]

test.each(clauseTable)('finds clauses that make sense alone: %s', (prompt, clauses) => {
  const clauseTexts = readPrompt(prompt).clauses.map(({ text }) => text)
  for (const clause of clauses) expect(clauseTexts).toContain(clause)
  if (clauses.length === 0) expect(clauseTexts).toEqual([])
})

test.each([
  'The trick is steam, not oil.',
  'We bake with rye, spelt and oats.',
  'If you water your tomato plants in the hot evening sun every day, you will find that the leaves rot sooner than you expect.',
])('never splits inside a contrast, a list or an introduction: %s', (sentence) => {
  const { openings, parts } = buildSequence(readPrompt(sentence))
  expect([openings[0], ...parts].flatMap((text) => splitLongSentence(text ?? '', 15))).toEqual([sentence])
})

const hardTable: readonly [prompt: string, isHardDay: boolean][] = [
  ['my nan passed away on tuesday. she taught me to bake', true],
  ['said goodbye to our old collie this morning, 15 years', true],
  ['got laid off over a video call after six years', true],
  ['second round of chemo done. tired. thank you to the nurses', true],
  ['he left me two weeks before the wedding', true],
  ['the flood took the whole ground floor of our shop', true],
  ['mi abuelo murió anoche y no sé qué decir', true],
  ['my phone died halfway up the mountain', false],
  ['these puns are killing me', false],
  ['went to the wrong funeral and stayed for the food', false],
  ['we sang at my aunt’s funeral', true],
  ['after the funeral we baked her bread', true],
  ['at noon we let everyone go for lunch', false],
  ['fundraiser: my mum died of cancer, help me raise money for the ward', true],
  ['I fired my accountant', false],
  ['my wife left me a note on the fridge', false],
  ['we closed the curtains for good luck', false],
]

test.each(hardTable)('recognizes a hard day by clear signs only: %s', (prompt, isHardDay) => {
  expect(readPrompt(prompt).isHardDay).toBe(isHardDay)
})

const foreignHardTable: readonly [language: string, text: string, isHardDay: boolean][] = [
  ['de', 'Heute gibt es Flusskrebse. Ich lach mich tot.', false],
  ['de', 'Mama hat Brustkrebs.', true],
  ['de', 'Mit Wochenbettdepression in der Klinik.', true],
  ['es', 'Esa película me dejó pensando.', false],
  ['es', 'Mi hermano se murió de risa.', false],
  ['es', 'Nos dejó el abuelo.', true],
  ['pt', 'O livro me deixou sem palavras.', false],
  ['pt', 'Meu avô nos deixou ontem.', true],
  ['fr', 'Je suis mort de rire.', false],
  ['fr', 'Mon chat est mort hier.', true],
  ['it', 'Sono morto dal ridere, mi ha lasciato senza parole.', false],
  ['it', 'Mio nonno è mancato ieri.', true],
  ['id', 'Kemoceng baru untuk rumah.', false],
  ['id', 'Kami berduka hari ini.', true],
  ['nl', 'We wonnen een onderscheiding.', false],
  ['nl', 'Mijn moeder heeft borstkanker.', true],
  ['ja', '明日もがんばります。', false],
  ['ja', '父のがんが見つかった。', true],
]

test.each(foreignHardTable)('finds a hard day by whole words in %s: %s', (language, text, isHardDay) => {
  expect(isAboutHardDay(text, language)).toBe(isHardDay)
})

test.each(hardTable.filter(([, isHardDay]) => isHardDay))('adds nothing on a hard day: %s', (prompt) => {
  const reading = readPrompt(prompt)
  for (const line of writeAll(reading).join('\n').split('\n')) expect(reading.text).toContain(line)
  expect(readPrompt(prompt, { chosenKind: 'story' })).toMatchObject({ isHardDay: false, kind: 'story', sure: true })
})

const foreignPrompts = [
  'vlog de 3 días en Oaxaca con mi hermana, gastamos menos de 200 euros, mucha comida y poco sueño',
  'photo de mon premier pain au levain, il est plat mais je suis fier',
  'ich bin Gärtnerin und will erklären warum Laub liegen bleiben darf',
  'abrimos a padaria amanhã às 7. o primeiro café é por nossa conta',
  '今日は新しいカフェを開きました。朝7時から営業しています。',
]

test.each(foreignPrompts)('uses no English words for a text in another language: %s', (prompt) => {
  const reading = readPrompt(prompt)
  expect(reading.language).not.toBe('en')
  const outputs = writeAll(reading)
  expect(outputs.length).toBeGreaterThan(0)
  for (const output of outputs)
    expect(prompt.toLowerCase().split(/[^\p{L}\p{N}]+/u)).toEqual(expect.arrayContaining(getWords(output)))
})

const prompts = [
  ...instructionTable.map(([prompt]) => prompt),
  ...clauseTable.map(([prompt]) => prompt),
  ...hardTable.map(([prompt]) => prompt),
  ...foreignPrompts,
  'sourdough',
  'Night shift nurse',
  '3 budgeting mistakes from my 20s that cost me like 14k',
  'hot take: brunch is just breakfast with a queue',
  'is a second monitor even worth it??',
  'Summer fair at St Mark’s hall, Saturday 14 June, 10am to 4pm, entry £2, only 40 stalls. Bring cash.',
  '20% off prints on my etsy til sunday midnight code PRINT20 normaly 15',
  'how to get wax out of carpet w an iron n a paper bag',
  'first marathon cramped at mile 21 walked most of the rest finshed in 5:12 still crying',
  'things to check before buying a used bike: frame cracks, chain wear, wheel wobble, brake pads',
  'A man came in with a broken lamp. He’d carried it from the station. I fixed the plug for nothing. He came back with soup.',
  '🎉🎉🎉',
  '?',
]

describe('every prompt', () => {
  test('gives texts without invented figures, and blanks only in outlines', () => {
    for (const prompt of prompts) {
      const reading = readPrompt(prompt)
      const { parts } = buildSequence(reading)
      for (const output of writeAll(reading)) {
        expect(hasInventedNumber(output, `${prompt} ${reading.text}`), output).toBe(false)
        expect(parts.includes(output) ? output.replace(/\[[^[\]]+\]/g, '') : output).not.toMatch(
          /\[|\{|undefined|null| {2}|^\s|[.!?],|\.\.(?!\.)/,
        )
      }
    }
  })

  test('is read and written the same each time, regardless of earlier prompts', () => {
    const firstOutputs = prompts.map((prompt) => writeAll(readPrompt(prompt), 5))
    const secondOutputs = prompts.toReversed().map((prompt) => writeAll(readPrompt(prompt), 5))
    expect(secondOutputs.toReversed()).toEqual(firstOutputs)
  })

  test('gives itself as a line at most once, and last', () => {
    for (const prompt of prompts) {
      const reading = readPrompt(prompt)
      const toKey = (text: string) => getWords(text).join('')
      const lines = writeLines(reading, 'hook', createRandom(1)).map(({ text }) => toKey(text))
      expect(lines.slice(0, -1)).not.toContain(toKey(reading.text))
    }
  })
})

const moveTable: readonly [prompt: string, place: 'caption' | 'post', text: string][] = [
  ['Our bakery reopens in Leeds. Friday 8am. Only 40 loaves. Cash only.', 'post', 'Only 40 loaves.'],
  ['sourdough', 'caption', 'Just here for the sourdough.'],
  ['hot take: brunch is just breakfast with a queue', 'post', 'Brunch is just breakfast with a queue.'],
  ['stop washing your jeans', 'post', 'PSA: stop washing your jeans.'],
  ['a night shift nurse', 'post', 'Ask me anything about being a night shift nurse.'],
  ['calligraphy of $& signs', 'post', 'Calligraphy of $& signs: what do you wish you’d known sooner?'],
]

test.each(moveTable)('%s gives, as a %s, “%s”', (prompt, place, text) => {
  const leads = writeTexts(readPrompt(prompt), place, createRandom(1)).map(({ lead }) => lead)
  expect(leads).toContain(text)
})

test.each([
  'Our café has no wifi.',
  'I sell nail polish and they excel at it.',
  'I kindle the stove and zoom in on the notion of an uber fan.',
  'We march 5 miles to the sea.',
  'The cat sat 3 hours on the stairs.',
  'They wed 3 years ago and may 2 people be as happy.',
  'This recipe uses two pans.',
  'My dad was 40 years a baker.',
  'We sat by the pond and the cat sat.',
])('leaves a plain sentence unchanged: %s', (text) => {
  const reading = readPrompt(text)
  expect(reading.text).toBe(text)
  expect(reading.facts).not.toHaveProperty('when')
})

test.each([
  ['choir concert sat 14 june', 'Sat 14 June'],
  ['choir concert, sun at 3pm', 'Sun at 3pm'],
  ['choir concert march 5 starts late', 'March 5'],
])('finds the date in “%s”', (prompt, when) => {
  expect(readPrompt(prompt).facts).toMatchObject({ when })
})

test('the habit of lower case spares links and codes', () => {
  const habits = findWritingHabits(['so much soup today and we freeze the rest'])
  expect(applyWritingHabits('Code WOOF20 at https://a.co/AbC, Ida', habits)).toBe(
    'code WOOF20 at https://a.co/AbC, ida',
  )
})

test('“no.” and “a.m.” may end a sentence', () => {
  expect(readPrompt('They said no. We opened anyway.').sentences).toHaveLength(2)
  expect(readPrompt('We start at 7 a.m. Bring gloves.').sentences).toHaveLength(2)
  expect(readPrompt('We live at No. 5, the blue door.').sentences).toHaveLength(1)
})

test('preserves names, codes, links and handles, and corrects typos and lowercase letters', () => {
  const { text, facts } = readPrompt(
    'new stickers on my etsy PawThread, use code WOOF20 at pawthread.com, @pawthread made teh art, i love it',
  )
  expect(text).toBe(
    'New stickers on my Etsy PawThread, use code WOOF20 at pawthread.com, @pawthread made the art, I love it.',
  )
  expect(facts).toMatchObject({ code: 'WOOF20' })
})

test.each(['repot', 'repots', 'repotted', 'celery', 'revved', 'slops', 'restring'])(
  'never corrects “%s”, a word',
  (word) => {
    expect(mendSpelling(`how to ${word}`)).toBe(`how to ${word}`)
  },
)

test('adds the only letter that a word may lack', () => {
  expect(mendSpelling('natual light')).toBe('natural light')
})

test.each([
  ['its time to plant garlic', 'it’s time to plant garlic'],
  ['we close early because its raining', 'we close early because it’s raining'],
  ['the tour is on Sunday and its free.', 'the tour is on Sunday and it’s free.'],
  ['the sourdough took its time', 'the sourdough took its time'],
])('corrects “its” only where it means “it is”: %s', (typed, corrected) => {
  expect(mendSpelling(typed)).toBe(corrected)
})

test.each([
  'meal prep for nurses on night shift: three sauces, one tray',
  'what I pack for a weekend of bouldering: two brushes, one rope bag',
  'my bathroom makeover on a budget: old tiles, new paint',
])('no line ends within a list: %s', (prompt) => {
  const lines = writeLines(readPrompt(prompt), 'hook', createRandom(1))
  expect(lines.map(({ text }) => text).filter((text) => text.includes(':'))).toEqual([
    finishSentence(capitalizeIfLowercase(prompt)),
  ])
})
