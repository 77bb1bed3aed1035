import type { OldBrief as Brief } from '@/lib/tool/brief'
import { toneField } from '@/lib/tool/shared-fields'
import type { DescriptionInput } from './fields'

const types = {
  long: 'A long video: first lines, body, chapters, call to action.',
  short:
    'A Short: first lines of one thought and a call to action; body is an empty string, chapters an empty list.',
} as const

/** What a model is told about YouTube descriptions. */
export function brief({ parameters }: DescriptionInput): Brief {
  return {
    role: 'You write YouTube descriptions that people and the search box understand without having seen the video.',
    craft:
      'A description has two readers. Somebody in search sees the first hundred or so characters beside the title, so the first sentence ' +
      'says what this video gives, in the words that person typed, and does not repeat the title. Somebody who watches opens ' +
      'the rest for one reason: a link, a time, a name that was mentioned. So the body is short and exact, paragraphs of two or three ' +
      'sentences, the things that the video names spelled out. Chapters are a table of contents: each name says what is there, ' +
      'and a viewer who jumps stays longer than one who looks in vain. Links and hashtags come after the words.',
    structure:
      'firstLines: one or two sentences, at most 150 characters, the keyword in the first half. body: what happens, for whom, what is needed; ' +
      'name things from the prompt. A list of two to four points may stand on lines that begin with •. chapters: four to eight names of two to five words in the ' +
      'order of the video; a time only where the request gives it for exactly that place, otherwise an empty string. cta: one request that fits the video. ' +
      'hashtags: about the topic, the most specific first.',
    traps: [
      'Do not begin with a greeting, “in this video” or the channel’s name.',
      'Do not list keywords: a row of search words counts as spam in YouTube’s policies.',
      'Do not write a link, an address or a discount code; the visitor’s own are added afterwards.',
      'Do not invent a time, a duration, a result, a product or a person that was in the video.',
      'Do not promise what the prompt does not say the video holds.',
      'No < or >, no line of dashes, no capitals for emphasis.',
    ],
    examples: [
      {
        prompt: 'I replaced the bearings of a 1980s sewing machine',
        good: 'firstLines: “A sewing machine from the 1980s screamed at every stitch. Two bearings later it hums: how to find them and get them out.”',
        bad: 'firstLines: “Hey guys, welcome back! In today’s video I’m going to show you my sewing machine. Don’t forget to subscribe!”',
        why: 'The good one carries the object, the symptom and the repair where search shows them; the bad one carries none.',
      },
      {
        prompt: 'a weekend in Porto with a toddler',
        good: 'chapters: “Stairs with a pram”, “Lunch by the river”, “What I’d skip”',
        bad: 'chapters: “Part 1”, “Amazing views”, “You won’t believe this”',
        why: 'The good names are things that a parent looks for; the bad ones could stand in any video.',
      },
    ],
    choices: [
      types[parameters.type],
      `Tone: ${toneField.options.find(({ value }) => value === parameters.tone)?.label.toLowerCase()}.`,
      parameters.keyword && `The phrase “${parameters.keyword}” stands in firstLines, in this form.`,
      parameters.chapters &&
        `The visitor’s chapters are added as they are, so chapters is an empty list: ${parameters.chapters}`,
      parameters.cta && `cta says this: ${parameters.cta}`,
      parameters.audience && `The viewers are: ${parameters.audience}.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
