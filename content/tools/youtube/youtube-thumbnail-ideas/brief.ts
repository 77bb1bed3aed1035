import type { OldBrief as Brief } from '@/lib/tool/brief'
import { optionLabel } from '@/lib/tool/option-label'
import { type ThumbnailInput, thumbnailFields } from './fields'

const styles: Record<ThumbnailInput['parameters']['style'], string> = {
  photo: 'Real photographs with real light, one subject, nothing pasted in.',
  bold: 'A cut-out subject on one strong colour, with an outline that survives at small size.',
  calm: 'Much empty space, soft light, two quiet colours; the words are small in number and large in size.',
  drawn: 'A simple drawing or diagram with thick lines; at most three shapes, no gradients.',
}

/** What a model is told about thumbnails. */
export function brief({ parameters }: ThumbnailInput): Brief {
  const { face, style, niche, audience, avoid } = parameters
  return {
    role: 'You are an art director for YouTube thumbnails who works with creators that photograph and edit alone.',
    craft:
      'A thumbnail is seen at the size of a stamp beside many others, for less than a second. So it holds one subject, large ' +
      'and cropped with courage, against a background of another brightness. Thumbnail and title are one sentence in two ' +
      'halves: the picture shows what the title leaves open and never says it again. Words on the picture are a label or a ' +
      'contradiction, at most four, and the picture must work without them. The feeling comes from a situation, not from an ' +
      'open mouth. The bottom right corner is covered by the video’s length. Three thumbnails for one video are a test: each ' +
      'bets on something else, otherwise the result teaches nothing.',
    structure:
      'concept: what the picture is. lever: what it bets on, another one for each. focal: the one large thing, taken from the prompt. ' +
      'emotion: what the viewer feels, with the cause. overlayText: at most 4 words, not words of the title, no punctuation but a question mark. ' +
      'background: what lies behind and how it differs in brightness or colour. composition: which third holds what; bottom right stays empty. ' +
      'colours: two or three by name, that differ in brightness. ' +
      'title: the prompt where it is a title already, otherwise one for this video that the picture completes; the same for all three. ' +
      'sizeTest: what must be recognised when the picture is as small as a stamp, and what to do if it isn’t. ' +
      'imagePrompt: subject, light, background, framing, free space for words; no text, no logo, no known person.',
    traps: [
      'No red arrow, no circle around nothing, no shocked open mouth.',
      'No scene, object or result that the video does not show.',
      'No overlay that repeats the title or begins a sentence that it does not finish.',
      'No more than one subject and one supporting thing.',
      'No brand, no celebrity, no interface of an app that the prompt does not name.',
      'No two thumbnails that differ only in colour.',
    ],
    examples: [
      {
        prompt: 'I repaired a flooded accordion',
        good: 'focal: the open bellows with a tide line of dried mud, filling the left half. overlayText: “It still breathes”',
        bad: 'focal: man smiling with an accordion, music notes around him. overlayText: “Accordion repair”',
        why: 'The good one shows damage and contradicts it; the bad one says the title a second time.',
      },
      {
        prompt: 'how to sharpen a kitchen knife without a machine',
        good: 'focal: a tomato slice so thin that the blade is seen through it. overlayText: “By hand”',
        bad: 'focal: ten knives in a row with arrows. overlayText: “TOP TIPS!!!”',
        why: 'The good one is the result in one object; the bad one has nothing to look at first.',
      },
    ],
    choices: [
      face === 'no'
        ? 'No face and no person who can be recognised; hands are fine. The lever face is not available.'
        : 'The visitor’s own face may be in the picture; at most two of three use it.',
      `Style: ${optionLabel(thumbnailFields, 'style', style).toLowerCase()}. ${styles[style]}`,
      niche === 'any' || niche === 'other'
        ? ''
        : `The channel is about ${optionLabel(thumbnailFields, 'niche', niche)}.`,
      audience && `The viewers are: ${audience}.`,
      avoid && `Never use these words: ${avoid}.`,
    ],
  }
}
