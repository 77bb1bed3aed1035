import type { OldBrief as Brief } from '@/lib/tool/brief'
import { toneField, videoGoalField } from '@/lib/tool/shared-fields'
import type { HookInput } from './fields'
import { families } from './hook'

const label = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/** What a model is told about hooks. */
export function brief({ parameters }: HookInput): Brief {
  const wanted = parameters.families.map((family) => families[family].label)
  return {
    role: 'You write the first three seconds of TikTok videos and have watched thousands of retention curves drop at second two.',
    craft:
      'A viewer decides with three senses at once: what is said, what is written, what moves. Each layer must add ' +
      'something the other two do not say. A hook opens exactly one question in the viewer’s head and the video answers it, ' +
      'so start inside the action, name the concrete thing in the first five words, and leave the reason unsaid. Specific beats ' +
      'loud: “my loaf came out flat again” holds longer than “you need to see this”. Write for the ear, with short words, ' +
      'contractions and a natural stress on the last word.',
    structure:
      'family: the way of opening. cold-open-result shows the ending first; pattern-interrupt breaks an action or contradicts ' +
      'a habit; specific-number carries one number that the visitor gave, or the blank [your number]; open-question asks what ' +
      'the viewer cannot answer with yes; call-out names who it is for by their situation; bold-claim says something a person ' +
      'could argue with; list-promise announces a list; mid-story starts in the middle of an event; cold-start begins ' +
      'the tutorial at once; trend-twist borrows a familiar format such as “get ready with me”, never a song. ' +
      'spoken: at most 15 words, one breath, a full thought without the video. ' +
      'onScreenText: 3 to 7 words that add context, name the stakes or contradict the voice. ' +
      'firstFrame: a shot that one person with a phone can film, already in motion. ' +
      'why: the curiosity it opens, in plain words. loopClose: a last line or shot that makes the first frame the natural next one.',
    traps: [
      'Do not greet, introduce yourself or announce the video.',
      'Do not write a number, price, duration or result that the visitor did not give; write [your number] where only they know it.',
      'Do not promise anything that the described video cannot show.',
      'Do not repeat the spoken line on screen, not even shortened.',
      'Do not write two hooks with the same first word or the same sentence pattern.',
      'Do not use worn openers such as “have you ever”, “you won’t believe” or “nobody talks about this”.',
    ],
    examples: [
      {
        prompt: 'repotting a rubber plant without killing it',
        good: 'spoken: “These roots have been going in circles for a while.” onScreenText: “Why it stopped growing”',
        bad: 'spoken: “Here are some plant tips you need to know!” onScreenText: “Plant tips you need to know”',
        why: 'The good one shows a problem in the hand and lets the text ask the question; the bad one says one vague thing twice.',
      },
      {
        prompt: 'asking for a pay rise as a junior designer',
        good: 'spoken: “I practised this sentence in the car park.” onScreenText: “Asking my boss for more”',
        bad: 'spoken: “Are you tired of being underpaid?” onScreenText: “90% of people never ask”',
        why: 'The good one starts in the middle of a scene; the bad one asks a question everybody skips and invents a statistic.',
      },
    ],
    choices: [
      `The video should earn: ${label(videoGoalField.options, parameters.goal).toLowerCase()}.`,
      `Tone: ${label(toneField.options, parameters.tone).toLowerCase()}.`,
      wanted.length > 0
        ? `Use only these ways of opening: ${wanted.join(', ')}.`
        : 'Use every way of opening before you use one twice, in the order listed.',
      parameters.audience && `The viewers are: ${parameters.audience}.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
