import { z } from 'zod'
import { hasBlank } from '@/lib/core/strings/blanks'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import { getChapterProblem } from '@/lib/platforms/youtube/chapters'
import { type CardDraft, measureCharacters, measureField } from '@/lib/tool/build-card'
import { detailFields } from '@/lib/tool/detail-fields'
import { select, textField } from '@/lib/tool/fields'
import { anyValue, defineItem, type ItemOf } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, emojiField, textRefineActions, toneField } from '@/lib/tool/shared-fields'
import { fitDescription, formatChapters, formatDescription, formatLinks, writeDescriptions } from './description'
import { findVisitorUrls, parseSource } from './source'

const fields = [
  select('type', 'Video', { long: 'Long video', short: 'Short' }, { isAlwaysVisible: true }),
  textField('keyword', 'Keyword', 60, { placeholder: 'Goes into the first lines' }),
  textField('chapters', 'Chapters', 1500, {
    placeholder: '0:00 Intro 1:20 Mixing 5:40 Baking',
    hint: 'Times and names, or only names.',
  }),
  textField('links', 'Links', 1000, {
    placeholder: 'Recipe https://… Shop https://…',
    hint: 'Kept exactly as you paste them.',
  }),
  select('hashtags', 'Hashtags', { 0: 'None', 3: '3', 5: '5' }, { default: '3' }),
  toneField,
  emojiField,
  createCountField('2', ['1', '2', '3']),
  ...detailFields,
] as const

export type DescriptionInput = Input<typeof fields>

const item = defineItem({
  firstLines: anyValue(z.string(), 'one or two sentences, 12 to 24 words, the keyword in the first half.'),
  body: anyValue(
    z.string(),
    'one to three paragraphs of 20 to 40 words, an empty line between them; what only the visitor knows is a blank.',
  ),
  chapters: anyValue(
    z.array(z.object({ time: z.string(), label: z.string() })),
    'four to eight names of 2 to 5 words in the order of the video, as far as the request tells it, else []; time only where the request gives it for exactly that place, otherwise an empty string.',
  ),
  cta: anyValue(z.string(), 'one request of 6 to 14 words that fits the video.'),
  hashtags: anyValue(z.array(z.string()), 'three to five about the subject, the most specific first.'),
})

export type Description = ItemOf<typeof item>

export default promptTool({
  type: 'youtube-description',
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
      'e.g. How I bake sourdough in a cold kitchen. The starter sits on the router. An hour more than in summer.',
    hint: 'Two sentences on what happens beat a bare title.',
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
          hashtags: '3',
          audience: 'people without a proving drawer',
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
        parameters: { type: 'short', tone: 'funny', hashtags: '3', turn: 'the elastic won' },
      },
    ],
    refineActions: textRefineActions,
  },
  maxOutputTokens: 3500,
  item,
  brief: {
    role: 'You write YouTube descriptions that people and the search box understand without having seen the video.',
    outputShape: 'set',
    guidelines:
      'A description has two readers. Somebody in search sees the first hundred or so characters beside the title, so the first sentence ' +
      'says what this video holds, in the words that person typed, and adds to the title. Somebody who watches opens ' +
      'the rest for one reason: a link, a time, a name that was mentioned. So the body is short and exact, in the order of the video, the ' +
      'things it names spelled out. A story keeps its end to itself, news says what, where and when, a how-to what is needed. ' +
      'Chapters are a table of contents: each name says what is there. Links are added in code, after your words.',
    sample: {
      prompt:
        'I replaced the bearings of a 1980s sewing machine. It screamed at every stitch. First I found the wrong bearing, then the old ones wouldn’t come out, boiling water did it. outcome: it hums',
      item: {
        firstLines:
          'A 1980s sewing machine screamed at every stitch. Two new bearings later it hums: how to find them and get them out.',
        body: 'I start with the noise and follow it to the bearing, after suspecting the wrong one first. The old bearings sit tight: boiling water gets them out, without a puller.\n\nMachine: [make and model]. Bearings: [size and where you got them].',
        chapters: [
          { time: '', label: 'The scream' },
          { time: '', label: 'The wrong bearing' },
          { time: '', label: 'Boiling water' },
          { time: '', label: 'How it hums now' },
        ],
        cta: 'Which part of your machine makes a noise? Describe it below.',
        hashtags: ['#sewingmachinerepair', '#sewingmachine', '#repair'],
      },
    },
    traps: [
      'No greeting, no “in this video” and no channel’s name at the start.',
      'No row of search words: it counts as spam in YouTube’s policies.',
      'No link, address or discount code: the visitor’s own are added in code.',
      'No < or >, no line of dashes, no capitals for emphasis.',
    ],
    examples: [
      {
        prompt: 'a weekend in Porto with a toddler: stairs with a pram, lunch by the river, what I’d skip',
        good: 'chapters: “Stairs with a pram”, “Lunch by the river”, “What I’d skip”',
        bad: 'chapters: “Part 1”, “Amazing views”, “You won’t believe this”',
        why: 'The good names are things that a parent looks for, and the visitor named them; the bad ones could stand in any video.',
      },
      {
        prompt: 'open-plan offices are worse than a kitchen table. turn: I counted 31 interruptions in one day',
        good: 'firstLines: “31 interruptions in one day: why a kitchen table beats an open-plan office.”',
        bad: 'firstLines: “Hey guys, welcome back! Today I want to talk about offices. Don’t forget to subscribe!”',
        why: 'The good one carries the claim and the count where search shows them; the bad one carries neither.',
      },
    ],
    choices(input) {
      const { type, keyword, audience, outcome, turn } = input.parameters
      const { chapters, labels } = parseSource(input)
      return [
        type === 'long'
          ? 'A long video: every field is filled, as far as the request tells it.'
          : 'A Short: firstLines holds one thought; body is an empty string, chapters an empty list.',
        keyword && '`keyword` stands in firstLines, in this form.',
        chapters.length > 0 ? 'The visitor’s chapters are added in code: chapters is an empty list.' : '',
        labels.length > 0
          ? 'chapters has the names in `chapters`, unchanged and in their order, each with an empty time.'
          : '',
        audience && 'Written for `audience`.',
        outcome && '`outcome` may stand in firstLines, unless it gives a story’s end away.',
        turn && '`turn` is told in the body.',
      ]
    },
    aims: ({ parameters: { action } }) => [action && 'cta says `action`.'],
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
    hasMissingTime ? 'Fill in the times: at least three, in order, ten seconds apart.' : getChapterProblem(chapters),
    bareLink && `Write https:// before ${bareLink.url}, so that YouTube makes it a link.`,
    isShort && findVisitorUrls(input).size > 0 && 'Links don’t work in Shorts, so yours are left out.',
    body !== '' &&
      !hasBlank(body) &&
      pastedChapters.length === 0 &&
      'Check it against your video and drop what isn’t in it.',
  ]
}
