import { expect, test } from 'vitest'
import tiktokScriptWriter from '@/content/tools/tiktok/tiktok-script-writer/tool'
import tiktokVideoIdeas from '@/content/tools/tiktok/tiktok-video-ideas/tool'
import tiktokVideoIdeasGenerator from '@/content/tools/tiktok/tiktok-video-ideas-generator/tool'
import youtubeDescription from '@/content/tools/youtube/youtube-description/tool'
import youtubeScript from '@/content/tools/youtube/youtube-script/tool'
import youtubeThumbnailIdeas from '@/content/tools/youtube/youtube-thumbnail-ideas/tool'
import { createRandom, type Random } from '@/lib/core/random'
import { blankPattern } from '@/lib/core/strings/blanks'
import { countWords } from '@/lib/core/strings/words'
import { collectTexts } from '@/lib/generate/cards/candidate-card'
import { getDraft, type PromptTool } from '@/lib/tool/prompt-tool'
import { findPictures } from '@/lib/writer/pictures'
import { readPrompt } from '@/lib/writer/read-prompt'
import { writeVideos } from '@/lib/writer/videos'
import { buildInput } from '@/test/test-prompt-tool'

const prompts = {
  topic: 'lino printing',
  story:
    'I fixed a 1974 record player with a shoelace. The belt had melted. My neighbour heard it through the wall and cried.',
  opinion: 'unpopular opinion: picnics are worse than lunch at a table',
  question: 'is it rude to wear headphones at the gym?',
  offer: 'Plant swap at Elm Hall, Saturday 4 May, 10am. Free entry. Bring cuttings in jars.',
  list: '3 things I check before a hike: socks, water, the sunset time',
  comparison: 'gas hob vs induction hob',
  hardDay: 'my grandad died on Monday. he taught me to solder',
  german: 'Ich repariere ein altes Radio. Die Röhre glüht wieder. Mein Vater hat mitgesummt.',
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
type AnyRecipe = { write(input: object, random: Random): Iterable<unknown> }
type AnyItem = Readonly<Record<string, unknown>>

function writeItems(anyTool: unknown, prompt: string, parameters = {}): AnyItem[] {
  const tool = anyTool as PromptTool
  const input = buildInput(tool, prompt, parameters)
  const items = (getDraft(tool) as unknown as AnyRecipe).write(
    { ...input, reading: readPrompt(prompt) },
    createRandom(1),
  )
  const fitted = [...items].map((item) => tool.fit(item, input)).filter((item) => item !== null)
  return fitted.slice(0, tool.count(input)) as AnyItem[]
}

const tools = [
  ['ideas', tiktokVideoIdeas],
  ['plan', tiktokVideoIdeasGenerator],
  ['script', tiktokScriptWriter],
  ['YouTube script', youtubeScript],
  ['description', youtubeDescription],
  ['thumbnails', youtubeThumbnailIdeas],
] as const

/** Prompts that no rule can turn into a video. */
const noCards = [
  ['ideas', 'plan', prompts.german],
  ['thumbnails', prompts.hardDay, prompts.opinion],
]

test.each(tools)(
  '%s: gives a kind of prompt a card or none, without open placeholders and the same for a seed',
  (name, tool) => {
    for (const prompt of Object.values(prompts)) {
      const items = writeItems(tool, prompt)
      const isEmpty = noCards.some((row) => row.includes(name) && row.includes(prompt))
      expect([prompt, items.length > 0]).toEqual([prompt, !isEmpty])
      expect(items).toEqual(writeItems(tool, prompt))
      for (const text of collectTexts(items)) expect(text.replace(blankPattern, '')).not.toMatch(/[{}[\]]|undefined/)
    }
  },
)

const getSpoken = (items: AnyItem[]) =>
  items.flatMap(({ beats }) => (beats as AnyItem[]).map(({ say }) => String(say))).join(' ')

test.each(['story', 'offer', 'list'] as const)(
  'a script of a %s covers everything the visitor says within the time',
  (kind) => {
    const spoken = letters(getSpoken(writeItems(tiktokScriptWriter, prompts[kind], { length: '60' })))
    for (const word of prompts[kind].match(/\p{L}{3,}/gu) ?? []) expect(spoken).toContain(letters(word))
    const short = writeItems(tiktokScriptWriter, `${prompts[kind]} `.repeat(9), { length: '15' })
    expect(countWords(getSpoken(short))).toBeLessThanOrEqual(40)
  },
)
const publicFields = 'hook hooks captionStarter caption firstLines body cta overlayText hashtags'.split(' ')

test.each(tools)('%s: speaks only the visitor’s sentences on a hard day', (_, tool) => {
  for (const item of writeItems(tool, prompts.hardDay))
    for (const text of collectTexts(publicFields.map((field) => item[field])))
      expect([text, letters(prompts.hardDay).includes(letters(text)) || text.startsWith('You,')]).toEqual([text, true])
})

test.each(tools.slice(0, 5))('%s: adds no English words to another language', (_, tool) => {
  for (const { pillar: _pillar, format: _format, effort: _effort, ...texts } of writeItems(tool, prompts.german))
    for (const text of collectTexts(texts)) expect(text).not.toMatch(/\b(?:you|your|the|and|say|close|what|first)\b/i)
})

test.each([
  ['I fixed a 1974 camera with a shoelace', ['1974 camera', 'shoelace'], []],
  ['My dad sold 12 old clocks for £80 in two days', ['old clocks'], ['12 old clocks', '£80', 'two days']],
])('%s: shows what a camera can see, and the figures', (text, things, figures) => {
  expect(findPictures(text)).toEqual({ things, figures })
})

test.each([
  ['I’m a dog groomer, owners always say he never bites', /Owners always say he never bites/],
  ['we would like to show how a violin gets its varnish', /^How a violin gets its varnish$/],
  ['tour of my tiny caravan', /^My tiny caravan/],
])('%s: uses its own wording for an account or a desire in a format', (prompt, title) => {
  expect(String(writeItems(tiktokVideoIdeas, prompt)[0]?.title)).toMatch(title)
})

test('formats for any prompt have no words of the prompt', () => {
  const writeAll = (prompt: string) =>
    writeVideos(readPrompt(prompt), createRandom(1), { isPlan: true, minCount: Number.POSITIVE_INFINITY })
  const videos = writeAll('I teach swimming to adults who never learned')
  expect(videos.length).toBeGreaterThanOrEqual(5)
  expect(writeAll('we bake rolls at night and drive them to six schools')).toEqual(videos)
})
