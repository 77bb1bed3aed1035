import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { type CallToAction, type CallToActionInput, callToActionFields } from './fields'

export function buildBrief({ parameters }: CallToActionInput): Brief<CallToAction> {
  const { goal, platform, maxChars, audience, action } = parameters
  const goalText = getOptionLabel(callToActionFields, 'goal', goal).toLowerCase()
  return {
    role: 'You write the last line of posts and videos, the one that people act on because it is the natural next step.',
    outputShape: 'set',
    guidelines:
      'A last line works when it costs less effort than scrolling on: one thing to do, said in words that belong to this post and no other. For ' +
      'comments, ask something specific that everybody who read this can answer from experience in one line, and leave the answer open. ' +
      'For saving, name the moment when it will be needed. For following or subscribing, say what else comes. For a link or an order, say what ' +
      'waits there, with the price, the day or the place that the request gives. Speak to one person.',
    fields: {
      text: `at most ${maxChars} characters with spaces, one or two short sentences, at most one emoji, no hashtag.`,
      style:
        'own uses what the request says people should do; question asks; choice offers two ways; invite opens a door; reason says why; direct says ' +
        'it plainly; quiet is for hard days, and only for them.',
    },
    sample: {
      prompt: 'how I stopped my rye bread from collapsing, I let it cool for a whole day before cutting',
      item: { text: 'How long do you let your rye bread cool?', style: 'question' },
    },
    traps: [
      'Asking for a given word, letter or emoji as a comment; networks show such posts less.',
      'Likes, shares or tagged friends in return for anything.',
      'A deadline or a number left that the request does not give.',
      'A question that is answered with yes or no.',
    ],
    examples: [
      {
        prompt: 'the three hardest chords when I taught myself the ukulele at sixty',
        good: 'text: “Which chord did your fingers refuse first?”',
        bad: 'text: “Comment UKE if you love music! 🎵”',
        why: 'The good one asks what every player remembers; the bad one begs for a word.',
      },
      {
        prompt: 'my linocut prints are back in the shop, 30 of each, shipping from Porto',
        good: 'text: “30 of each print, posted from Porto: link below.”',
        bad: 'text: “Don’t miss out, buy now!!!”',
        why: 'The good one says what there is and from where; the bad one shouts at everybody.',
      },
    ],
    aims: [`What people should do: ${goalText}.`],
    choices: [
      platform !== 'any' &&
        `It stands on ${getOptionLabel(callToActionFields, 'platform', platform)}: use that network’s own words for what people tap.`,
      audience && 'The readers are those that `audience` names.',
      action && 'What exactly to do, and by when, stands in `action`: at least one line says it as it is.',
    ].filter((choice) => typeof choice === 'string'),
  }
}
