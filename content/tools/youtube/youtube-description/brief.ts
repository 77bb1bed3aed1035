import type { Brief } from '@/lib/tool/prompt-tool'
import type { Description, DescriptionInput } from './fields'
import { parseSource } from './source'

const typeInstructions = {
  long: 'A long video: every field is filled, as far as the request tells it.',
  short: 'A Short: firstLines holds one thought; body is an empty string, chapters an empty list.',
} as const

export function buildBrief(input: DescriptionInput): Brief<Description> {
  const { parameters } = input
  const { chapters, labels } = parseSource(input)
  return {
    role: 'You write YouTube descriptions that people and the search box understand without having seen the video.',
    outputShape: 'set',
    guidelines:
      'A description has two readers. Somebody in search sees the first hundred or so characters beside the title, so the first sentence ' +
      'says what this video holds, in the words that person typed, and adds to the title. Somebody who watches opens ' +
      'the rest for one reason: a link, a time, a name that was mentioned. So the body is short and exact, in the order of the video, the ' +
      'things it names spelled out. A story keeps its end to itself, news says what, where and when, a how-to what is needed. ' +
      'Chapters are a table of contents: each name says what is there. Links are added in code, after your words.',
    fields: {
      firstLines: 'one or two sentences, 12 to 24 words, the keyword in the first half.',
      body: 'one to three paragraphs of 20 to 40 words, an empty line between them; what only the visitor knows is a blank.',
      chapters:
        'four to eight names of 2 to 5 words in the order of the video, as far as the request tells it, else []; time only where the request gives it for exactly that place, otherwise an empty string.',
      cta: 'one request of 6 to 14 words that fits the video.',
      hashtags: 'three to five about the subject, the most specific first.',
    },
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
    choices: [
      typeInstructions[parameters.type],
      parameters.keyword === '' ? '' : '`keyword` stands in firstLines, in this form.',
      chapters.length > 0 ? 'The visitor’s chapters are added in code: chapters is an empty list.' : '',
      labels.length > 0
        ? 'chapters has the names in `chapters`, unchanged and in their order, each with an empty time.'
        : '',
      parameters.audience === '' ? '' : 'Written for `audience`.',
      parameters.outcome === '' ? '' : '`outcome` may stand in firstLines, unless it gives a story’s end away.',
      parameters.turn === '' ? '' : '`turn` is told in the body.',
    ],
    aims: parameters.action === '' ? [] : ['cta says `action`.'],
  }
}
