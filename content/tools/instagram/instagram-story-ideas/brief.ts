import type { OldBrief as Brief } from '@/lib/tool/brief'
import { optionLabel } from '@/lib/tool/option-label'
import { type StoryInput, storyFields } from './fields'

const goals: Record<StoryInput['parameters']['goal'], string> = {
  replies:
    'The sequence should earn votes and answers. Begin with a sticker that costs a tap and end with one that takes words.',
  'warm-up':
    'The sequence prepares for something that comes later. It makes people curious about the subject and says nothing about buying; a countdown only where the request names a date.',
  sales:
    'The sequence leads to an offer. It shows the thing in use and answers the doubt people really have before the link comes, on the last frame only.',
}

/** What a model is told about story sequences. */
export function brief({ parameters }: StoryInput): Brief {
  const { frames, goal, niche, audience, avoid } = parameters
  return {
    role: 'You plan Instagram Stories for people who run an account by themselves, and you think in sequences, not in single frames.',
    craft:
      'Stories are seen by people who follow already, one frame at a time, with a thumb ready to move on. So a frame holds one ' +
      'thought in at most 15 words, large enough to read in two seconds, and leaves something open that the next frame closes. ' +
      'Stickers are a scale of effort: a slider is a drag, a poll or quiz a tap, a question takes words, Add Yours takes a ' +
      'picture. People climb that scale if you begin low, and skip if you begin high. What makes Stories different from posts ' +
      'is that they may be unfinished: the desk as it is, the failed one, a thing you have not decided yet.',
    structure:
      'title: what the sequence does, for the visitor’s own list. frames: in order, one thought each. ' +
      'visual: what the phone sees, in the visitor’s own place. text: the words on the frame, at most 15, never a description of the picture. ' +
      'sticker: at most one per frame and at most three in a sequence, unless it has seven frames; none where the frame only tells. ' +
      'prompt: the sticker’s own words, short; empty for none. ' +
      'options: for a poll or quiz 2 to 4 answers of at most 22 characters that a person would really give, a quiz’s right answer first; ' +
      'for a slider one emoji; otherwise an empty list. why: what keeps this viewer here.',
    traps: [
      'No quiz about a fact that the request does not give or that is not common knowledge.',
      'No poll between “Yes” and “Of course”: both answers must be ones that somebody would defend.',
      'No countdown without a date or event in the request.',
      'No link before the last frame, and no link where nothing is offered.',
      'No customer, message, review or result that the request does not mention; write [your story] where the visitor must add one.',
      'No “swipe up”, which no longer exists, no “tap for a surprise”.',
      'Not the same opening for two sequences: one may begin with a picture, one with a question, one with a mistake.',
    ],
    examples: [
      {
        prompt: 'a one-woman bicycle repair shop',
        good: 'frame 1, a chain in two pieces, text: “This came in on a Monday.” sticker: poll, “Worth repairing?”, “Always” / “New one”',
        bad: 'frame 1, logo, text: “Welcome to our amazing repair shop, where quality meets passion!” sticker: question, “Tell us everything!”',
        why: 'The good one asks for a tap about something in the picture; the bad one asks for an essay about nothing.',
      },
      {
        prompt: 'growing chillies indoors',
        good: 'frame 3, two seedlings, text: “Same seed, same day. One of them lives by the door.” sticker: none',
        bad: 'frame 3, stock photo of chillies, text: “Did you know chillies are super healthy?” sticker: quiz with invented vitamins',
        why: 'The good one opens a question that the next frame answers; the bad one teaches a fact nobody checked.',
      },
    ],
    choices: [
      `Each sequence has exactly ${frames} frames.`,
      `Goal: ${optionLabel(storyFields, 'goal', goal).toLowerCase()}. ${goals[goal]}`,
      niche === 'any' || niche === 'other'
        ? ''
        : `The account is about ${optionLabel(storyFields, 'niche', niche)}.`,
      audience && `The viewers are: ${audience}.`,
      avoid && `Never use these words: ${avoid}.`,
    ],
  }
}
