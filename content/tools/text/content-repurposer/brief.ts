import type { Brief } from '@/lib/tool/prompt-tool'
import { getTargets, type Output, type RepurposeInput, targetNames } from './fields'
import { limits, MAX_POSTS, MAX_SUBJECT_LENGTH } from './fit'

export function buildBrief({ parameters }: RepurposeInput): Brief<Output> {
  const targets = getTargets(parameters)
  return {
    role: 'You turn one finished text into posts for other networks, as its author would write them there.',
    outputShape: 'lists',
    guidelines:
      'First find what the text is about, its turn and the two or three points that a reader would repeat to somebody. Each version stands alone for people ' +
      'who will never see the source, so it names what it speaks of. A thread opens with the claim or the moment and gives each post one point. ' +
      'LinkedIn wants what happened, then what it taught, in short paragraphs. A caption has its best line first and keeps one scene. A script is spoken: ' +
      'short sentences, the point in the first. A newsletter talks to one reader and has room for how it came about. The author’s own phrases are ' +
      'better than yours: keep the strongest word for word.',
    fields: {
      kind: 'what the text becomes.',
      title: `newsletter: a subject line of at most ${MAX_SUBJECT_LENGTH} characters that says what is inside; all others: "".`,
      parts:
        `x-thread: 4 to ${MAX_POSTS - 3} posts of 20 to 40 words, at most 250 characters each, without numbers. linkedin: 4 to 7 paragraphs, 120 to 220 words in all, the first one sentence. ` +
        'ig-caption: 3 to 5 paragraphs, 60 to 120 words, the first at most 120 characters. tiktok-script: 6 to 10 lines as they are spoken, ' +
        `at most ${limits['tiktok-script'].max - 20} words in all. newsletter: 5 to 9 paragraphs, 200 to 350 words, no greeting.`,
      hashtags: 'linkedin and ig-caption: as many as asked for, most specific first; x-thread: one or none; else [].',
    },
    sample: {
      prompt:
        'I kept a paper diary for a year. The first weeks were dull: what I had eaten, what the weather was. In spring I read the winter pages and found the same complaint on every Thursday. I had never noticed. I asked to move the meeting, and it was moved the week after.',
      item: {
        kind: 'x-thread',
        title: '',
        parts: [
          'I kept a paper diary for a year. It got me out of a meeting.',
          'The first weeks were dull: what I had eaten, what the weather was.',
          'In spring I read the winter pages and found the same complaint on every Thursday. I had never noticed.',
          'I asked to move the meeting, and it was moved the week after. Write it down. Then read it again.',
        ],
        hashtags: [],
      },
    },
    traps: [
      'No version that only announces or praises the text: each gives away its best point.',
      'No sentence copied into every version where another of the author’s would do.',
      'No figure, name or quotation that the source does not have.',
      'No link that the source does not have, and none in the first post of a thread.',
    ],
    examples: [
      {
        prompt:
          'notes from a talk: we closed our second shop after ten months. The rent was fine. Nobody had asked who would open it on Sundays.',
        good: 'linkedin, first paragraph: “We closed our second shop after ten months. The rent was fine.”',
        bad: 'linkedin, first paragraph: “Entrepreneurship is a journey full of lessons!”',
        why: 'The good one makes you ask what was not fine; the bad one could stand above any post.',
      },
      {
        prompt:
          'blog post: how we cook for forty on two gas rings. Rice in the oven. One pot of beans. Salad while people queue.',
        good: 'tiktok-script, first line: “Forty people, two gas rings. The rice goes in the oven.”',
        bad: 'tiktok-script, first line: “Have you ever wondered how to cook for a crowd?”',
        why: 'The good line is already cooking; the bad one asks for patience.',
      },
    ],
    choices: [
      `Write for these, one item each: ${targets.map((target) => `${target} (${targetNames[target]})`).join(', ')}. Nothing else.`,
      parameters.hashtags === 0
        ? 'No hashtags anywhere.'
        : `LinkedIn and Instagram get ${parameters.hashtags} hashtags each.`,
    ],
    aims: parameters.action === '' ? [] : ['The last part of every version asks for `action` and nothing else.'],
  }
}
