import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { type Thumbnail, type ThumbnailInput, thumbnailFields } from './fields'

const styleInstructions: Record<ThumbnailInput['parameters']['style'], string> = {
  photo: 'Real photographs with real light, one subject, nothing pasted in.',
  bold: 'A cut-out subject on one strong colour, with an outline that survives at small size.',
  calm: 'Much empty space, soft light, two quiet colours; the words are small in number and large in size.',
  drawn: 'A simple drawing or diagram with thick lines; at most three shapes, no gradients.',
}

export function buildBrief({ parameters }: ThumbnailInput): Brief<Thumbnail> {
  const { face, style, niche, audience, outcome, turn } = parameters
  return {
    role: 'You are an art director for YouTube thumbnails who works with creators that photograph and edit alone.',
    outputShape: 'set',
    guidelines:
      'A thumbnail is seen at the size of a stamp beside many others, for less than a second. So it holds one subject, large ' +
      'and cropped with courage, against a background of another brightness. Thumbnail and title are one sentence in two ' +
      'halves: the picture shows what the title leaves open. Words on the picture are a label or a ' +
      'contradiction, taken from what the visitor says, and the picture works without them. The feeling comes from a situation. ' +
      'The bottom right corner is covered by the video’s length. Three thumbnails for one video are a test: each ' +
      'bets on something else, otherwise the result teaches nothing. What the request doesn’t show is a blank: [the object you would show first].',
    fields: {
      concept: 'what the picture is, 2 to 6 words.',
      lever: 'what it bets on, another one for each.',
      focal: 'the one large thing, named in the request, and how much of the frame it fills, 8 to 18 words.',
      overlayText: '1 to 4 words, no punctuation but a question mark; an empty string where the picture says it all.',
      background: 'what lies behind and how it differs in brightness or colour, 6 to 14 words.',
      composition: 'which third holds what, 10 to 20 words; bottom right stays empty.',
      colours: 'two or three that differ in brightness, each its name and its value, such as “mud brown #6b4a2f”.',
      title:
        'the prompt where it is a title already, otherwise one of at most 60 characters that the picture completes; the same for all.',
      sizeTest: 'what must be recognised when it is small, and what to do if it isn’t, 10 to 20 words.',
      imagePrompt:
        'subject, light, background, framing, free space for words, 25 to 50 words; no text, no logo, no known person.',
    },
    sample: {
      prompt:
        'I repaired a flooded accordion with parts from two others. turn: the bellows had a tide line of dried mud. outcome: it plays again',
      item: {
        concept: 'The tide line',
        lever: 'detail',
        focal: 'The open bellows with the tide line of dried mud, running out of the frame on the left',
        overlayText: 'It plays again',
        background: 'A dark workbench out of focus, clearly darker than the mud',
        composition: 'Bellows cut off at the left edge, words in the upper right third, bottom right empty',
        colours: ['mud brown #6b4a2f', 'ivory #fbf6e6', 'near black #161616'],
        title: 'I repaired a flooded accordion with parts from two others',
        sizeTest: 'The line between mud and clean cloth must be seen when small; if not, go closer.',
        imagePrompt:
          'Widescreen photograph of open accordion bellows with a horizontal line of dried mud, side light, dark workbench out of focus, subject at the left, empty space at the upper right, no text, no logo.',
      },
    },
    traps: [
      'No red arrow, no circle around nothing, no shocked open mouth.',
      'No scene, object or result that the request does not name.',
      'No overlay that says the title again.',
      'No two thumbnails that differ only in colour.',
    ],
    examples: [
      {
        prompt: 'how to sharpen a kitchen knife by hand so that it cuts a tomato thin',
        good: 'focal: a tomato slice so thin that the blade is seen through it, filling the frame. overlayText: “By hand”',
        bad: 'focal: ten knives in a row with arrows. overlayText: “TOP TIPS!!!”',
        why: 'The good one is the result in one object, and it is in the prompt; the bad one has nothing to look at first.',
      },
      {
        prompt: 'rent in Lisbon: what 900 euros got me in 2019 and in 2026',
        good: 'focal: left half [the flat of 2019], right half [the flat of 2026], from the same corner. overlayText: “900 euros”',
        bad: 'focal: a crying woman holding an empty purse in Lisbon. overlayText: “Shocking prices”',
        why: 'The good one leaves the rooms to the visitor and labels the picture; the bad one invents a scene and a feeling.',
      },
    ],
    choices: [
      face === 'no'
        ? 'No face and no person who can be recognised; hands are fine. The lever face is not available.'
        : 'The visitor’s own face may be in the picture; at most two of three use it.',
      `Style: ${getOptionLabel(thumbnailFields, 'style', style).toLowerCase()}. ${styleInstructions[style]}`,
      niche === 'any' || niche === 'other'
        ? ''
        : `The channel is about ${getOptionLabel(thumbnailFields, 'niche', niche)}.`,
      audience === '' ? '' : 'Made for `audience`.',
      turn === '' && outcome === '' ? '' : '`turn` and `outcome` are what pictures and overlays can be made of.',
    ],
  }
}
