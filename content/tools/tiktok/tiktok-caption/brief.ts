import type { OldBrief as Brief } from '@/lib/tool/brief'
import type { Option } from '@/lib/tool/form'
import { toneField, videoGoalField } from '@/lib/tool/shared-fields'
import { type CaptionInput, captionFields, textLimits } from './fields'

const ctaLabels = {
  auto: 'choose one that serves the goal',
  comment: 'ask one specific question about the video',
  save: 'give a reason to save it',
  follow: 'say what else they would get by following',
  none: 'none at all',
} as const

const label = (options: readonly Option[], value: string) =>
  (options.find((option) => option.value === value)?.label ?? value).toLowerCase()

/** What a model is told about TikTok captions. */
export function brief({ parameters }: CaptionInput): Brief {
  return {
    role: 'You write captions for TikTok creators, and you write the way people text, not the way brands announce.',
    craft:
      'The video is already playing when somebody reads the caption, so it must not retell the video. It does one of three ' +
      'things: it gives the missing context, it says what the person in the video would never say aloud, or it asks what ' +
      'viewers want to answer. Only the first line is sure to be seen, so it carries the whole thought, in about 80 ' +
      'characters. TikTok also reads the caption for search: the plain words that somebody would type belong in a sentence, ' +
      'once, and the hashtags repeat the topic rather than chase reach. Sound like one person: contractions, a concrete ' +
      'noun from the video, uneven sentence lengths.',
    structure:
      'angle: a different one for each caption, for example POV, mistake, how-to, story, question, list, before and after, ' +
      'confession, myth, behind the scenes, note to self, opinion. ' +
      'hook: the first line, complete without the rest and without the video. ' +
      `body: ${parameters.length === 'short' ? 'an empty string; a short caption is its first line' : 'two to seven short sentences with line breaks between thoughts, none of which repeats the hook'}. ` +
      `cta: ${ctaLabels[parameters.cta]}; one sentence, or an empty string. ` +
      `hashtags: exactly ${Math.min(parameters.hashtags, 5)}; the topic first, then its field, then its people.`,
    traps: [
      'Do not put hashtags into hook, body or cta.',
      'Do not use two calls to action, and none that begs (“comment YES”, “follow for part 2”, “like if you agree”).',
      'Do not describe what can be seen, such as “in this video I show you”.',
      'Do not use generic tags such as #fyp, #viral or #foryou.',
      'Do not promise what the visitor did not say happens.',
    ],
    examples: [
      {
        prompt: 'my cat ignores the new scratching post and sleeps in its box',
        good: 'hook: “I built furniture for a creature who wanted the box.”',
        bad: 'hook: “Cats are so funny! 😂😂😂 Watch until the end! #cat #fyp”',
        why: 'The good one says what the owner thinks and the clip can’t show; the bad one could stand under any cat.',
      },
      {
        prompt: 'cleaning a thrifted silver tray with baking soda',
        good: 'hook: “The lady at the till asked if I knew it was ruined.” cta: “What would you use it for?”',
        bad: 'hook: “Transform your home with this amazing cleaning hack!”',
        why: 'A scene and a real question against an advert for nothing in particular.',
      },
    ],
    choices: [
      `Length: at most ${textLimits[parameters.length]} characters for hook, body and cta together.`,
      `Tone: ${label(toneField.options, parameters.tone)}.`,
      `The post should earn: ${label(videoGoalField.options, parameters.goal)}.`,
      parameters.hashtags === 0 ? 'No hashtags: leave the list empty.' : '',
      parameters.keyword && `Use the search phrase “${parameters.keyword}” once, in a natural sentence.`,
      `Emoji: ${label(captionFields[7].options, parameters.emoji)}.`,
      parameters.audience && `Written for: ${parameters.audience}.`,
      parameters.avoid && `Never use these words: ${parameters.avoid}.`,
    ],
  }
}
