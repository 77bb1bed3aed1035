import { z } from 'zod'
import { hasBlank } from '@/lib/core/strings/blanks'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import { chapterRules, getChapterProblem } from '@/lib/platforms/youtube/chapters'
import { type CardDraft, measureCharacters, measureField } from '@/lib/tool/build-card'
import { detailFields } from '@/lib/tool/detail-fields'
import { select, textField } from '@/lib/tool/fields'
import { anyText, anyTexts, anyValue, defineItem, type ItemOf } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, emojiField, toneField } from '@/lib/tool/shared-fields'
import {
  fitDescription,
  formatChapters,
  formatDescription,
  formatLinks,
  MAX_CHAPTERS,
  writeDescriptions,
} from './description'
import { findVisitorUrls, parseSource } from './source'

const fields = [
  select('type', 'Video', { long: 'Long video', short: 'Short' }, { isAlwaysVisible: true }),
  textField('keyword', 'Keyword', 60, { placeholder: 'Goes into the first lines' }),
  textField('chapters', 'Chapters', 1500, {
    placeholder: '0:00 Intro 1:20 Mixing 5:40 Baking',
    hint: 'Timestamps and names, or just names.',
  }),
  textField('links', 'Links', 1000, {
    placeholder: 'Recipe https://… Shop https://…',
    hint: 'They stay exactly as you paste them.',
  }),
  select('hashtags', 'Hashtags', { 0: 'None', 3: '3', 5: '5' }, { default: '3' }),
  toneField,
  emojiField,
  createCountField('2', ['1', '2', '3']),
  ...detailFields,
] as const

export type DescriptionInput = Input<typeof fields>

const item = defineItem({
  firstLines: anyText(
    `one or two sentences, at most ${youtubeDescription.fold.max} characters together, the words people search for first.`,
  ),
  body: anyText(
    'what else the request tells, in short paragraphs with an empty line between them; empty where that is nothing.',
  ),
  chapters: anyValue(
    z.array(z.object({ time: z.string(), label: z.string() })),
    `${chapterRules.minCount} to ${MAX_CHAPTERS} parts of the video, in the order that the request tells, or []; label: a few words; time: as the request gives it for this part, else empty.`,
  ),
  cta: anyText('one short question or request that fits the video; empty where none does.'),
  hashtags: anyTexts('about the subject, the most specific first.'),
})

export type Description = ItemOf<typeof item>

export default promptTool({
  path: '/social-media-tools/youtube/description-writer',
  icon: 'file-text',
  order: 30,
  startingPoints: ['line', 'text'],
  searchWords: 'descriptions, about the video, podcast notes',
  relatedToolTypes: ['youtube-title', 'youtube-tags', 'youtube-script', 'instagram-caption'],
  nextToolTypes: ['youtube-tags', 'youtube-title', 'instagram-caption'],
  form: {
    noun: 'description',
    promptLabel: 'Your title, notes or transcript',
    placeholder:
      'e.g. How I bake sourdough in a cold kitchen. My starter sits on the router. It takes an hour longer than in summer.',
    hint: 'Two sentences about what happens work better than just a title.',
    promptLimit: 4000,
    buttonLabel: 'Write the description',
    fields,
    examples: [
      {
        prompt:
          'How I bake sourdough in a cold kitchen. The starter sits on the router, and the dough gets an hour more.',
        parameters: {
          keyword: 'sourdough',
          chapters: '0:00 The cold kitchen 1:10 Starter 4:35 Folding 9:20 The pot',
          links: 'Recipe https://example.com/sourdough',
          tone: 'educational',
          audience: 'people without a proofing drawer',
          outcome: 'an open crumb at 14 degrees',
        },
      },
      {
        prompt: 'our mug shop opens on sunday, forty mugs, all thrown by hand',
        parameters: {
          links: 'Shop https://example.com/mugs Newsletter https://example.com/letters',
          tone: 'storytelling',
          emoji: 'none',
          turn: 'two shelves broke in the kiln',
          action: 'the shop is linked above, doors open at nine',
        },
      },
      {
        prompt: 'I folded a fitted sheet alone and lost',
        parameters: { type: 'short', tone: 'funny', turn: 'the elastic won' },
      },
    ],
  },
  maxOutputTokens: 3500,
  item,
  brief: {
    role: 'You write YouTube descriptions for people who have not seen the video.',
    guidelines:
      'The first lines stand beside the title in search: they say what the video holds, in the words that somebody typed. Viewers ' +
      'open the rest for a time or a name that was mentioned: the body follows the order of the video, spells out the things it ' +
      'names, and has a blank for what they will look for and only the visitor knows. ' +
      'A story keeps its end to itself; news, offers and events say what, where, when and for how much; a how-to says what is needed.',
    sample: {
      prompt:
        'I replaced the bearings of a 1980s sewing machine. It screamed at every stitch. First I found the wrong bearing, then the old ones wouldn’t come out, boiling water did it. outcome: it hums',
      item: {
        firstLines:
          'A 1980s sewing machine screamed at every stitch. How I found the bearings and got the old ones out.',
        body: 'First I found the wrong bearing. Then the old ones wouldn’t come out, and boiling water did it.\n\nMachine: [make and model]. Bearings: [size and where you got them].',
        chapters: [
          { time: '', label: 'The scream' },
          { time: '', label: 'The wrong bearing' },
          { time: '', label: 'Boiling water' },
          { time: '', label: 'How it hums now' },
        ],
        cta: 'Which part of your machine makes a noise?',
        hashtags: ['#sewingmachinerepair', '#sewingmachine', '#repair'],
      },
    },
    traps: [
      'A greeting, “in this video” or a channel’s name at the start.',
      'A row of search words: YouTube’s policies call it spam.',
      'Links: the visitor’s own are added in code.',
      '< or >, a line of dashes, capitals for emphasis.',
    ],
    examples: [
      {
        prompt: 'a weekend in Porto with a toddler: stairs with a pram, lunch by the river, what I’d skip',
        good: 'chapters: “Stairs with a pram”, “Lunch by the river”, “What I’d skip”',
        bad: 'chapters: “Part 1”, “Amazing views”, “You won’t believe this”',
        why: 'The good names are what a parent looks for, and the visitor named them.',
      },
      {
        prompt: 'open-plan offices are worse than a kitchen table. turn: I counted 31 interruptions in one day',
        good: 'firstLines: “31 interruptions in one day: why a kitchen table beats an open-plan office.”',
        bad: 'firstLines: “Hey guys, welcome back! Today I want to talk about offices. Don’t forget to subscribe!”',
        why: 'The good one has the claim and the count where search shows them.',
      },
    ],
    choices(input) {
      const { type, hashtags, keyword, audience, outcome, turn, action } = input.parameters
      const { chapters, labels } = parseSource(input)
      return [
        type === 'short' ? 'A Short: firstLines holds one thought, body is empty, chapters is [].' : '',
        `At most ${hashtags} hashtags.`,
        keyword && '`keyword` stands in firstLines, in this form.',
        chapters.length + labels.length > 0 ? 'The visitor’s chapters are added in code: chapters is [].' : '',
        audience && 'Written for `audience`.',
        outcome && '`outcome` is told, unless it gives a story’s end away.',
        turn && '`turn` is told.',
        action && '`action` is added in code: cta is empty.',
      ]
    },
  },
  fit: fitDescription,
  getOpening: ({ firstLines }) => firstLines,
  present: presentDescription,
  draft: { outputKind: 'sentences', write: writeDescriptions },
})

function presentDescription(description: Description, input: DescriptionInput): CardDraft {
  const { firstLines, body, chapters, cta, hashtags } = description
  const { links } = parseSource(input)
  const text = formatDescription(description, links)
  const parts = [
    { label: 'First lines', text: firstLines },
    { label: 'Body', text: body },
    { label: 'Links', text: formatLinks(links) },
    { label: 'Chapters', text: formatChapters(chapters) },
    { label: 'Call to action', text: cta },
    { label: 'Hashtags', text: hashtags.join(' ') },
  ]
  return {
    heading: input.parameters.type === 'short' ? 'For a Short' : 'For a long video',
    parts: parts.map((part) => ({ ...part, rank: 'answer' })),
    copy: text,
    meters: [
      measureField('Description', text, youtubeDescription, 'copy'),
      measureCharacters('First lines', firstLines, youtubeDescription.fold.max, { line: 0 }),
    ],
    notes: listNotes(description, input),
  }
}

function listNotes({ chapters, body }: Description, input: DescriptionInput): NonNullable<CardDraft['notes']> {
  const { links, chapters: pastedChapters } = parseSource(input)
  const hasMissingTime = chapters.some(({ time }) => time === '')
  const bareLink = links.find(({ url }) => !/^https?:/i.test(url))
  const isShort = input.parameters.type === 'short'
  return [
    hasMissingTime
      ? 'Fill in at least three timestamps, in order and at least ten seconds apart.'
      : getChapterProblem(chapters),
    bareLink && `Add https:// before ${bareLink.url}, so YouTube makes it a link.`,
    isShort && findVisitorUrls(input).size > 0 && 'Links don’t work in Shorts, so we left yours out.',
    body !== '' &&
      !hasBlank(body) &&
      pastedChapters.length === 0 &&
      'Check it against your video and take out anything that isn’t in it.',
  ]
}
