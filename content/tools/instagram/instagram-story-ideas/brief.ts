import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { type Story, type StoryInput, storyFields } from './fields'

const goalInstructions: Record<StoryInput['parameters']['goal'], string> = {
  replies:
    'The sequence should earn votes and answers: begin with a sticker that costs a tap and end with one that takes words.',
  'warm-up':
    'The sequence prepares for something that comes later: it makes people curious about the subject and sells nothing; a countdown only where the request names a date.',
  sales:
    'The sequence leads to what the request offers: it shows the thing in use and answers the doubt people really have; a link stands on the last frame only.',
}

export function buildBrief({ parameters }: StoryInput): Brief<Story> {
  const { frames, goal, niche, audience, outcome, turn, action } = parameters
  const hasNamedNiche = niche !== 'any' && niche !== 'other'
  return {
    role: 'You plan Instagram Stories for people who run an account by themselves, and you think in sequences, not in single frames.',
    outputShape: 'set',
    guidelines:
      'Stories are seen by people who follow already, one frame at a time, with a thumb ready to move on. So a frame holds one ' +
      'thought, large enough to read in two seconds, and leaves something open that the next frame closes. Tell what the prompt tells, ' +
      'in its order, and let a frame be unfinished: the desk as it is, a thing not decided yet. ' +
      'Stickers are a scale of effort: a slider is a drag, a poll or quiz a tap, a question takes words, Add Yours takes a ' +
      'picture. Begin low and climb.',
    fields: {
      title: 'what the sequence does, 3 to 8 words, for the visitor’s own list.',
      frames:
        'in order, one thought each. visual: what the phone sees in the visitor’s own place, 4 to 12 words, or empty. text: the words on the ' +
        'frame, 3 to 15, never a description of the picture. sticker: at most one per frame and three in a sequence; none where the frame only tells. ' +
        'prompt: the sticker’s own words, at most 8; empty for none. options: for a poll or quiz 2 to 4 answers of at most 3 words each that somebody would ' +
        'defend, a quiz’s right answer first; for a slider one emoji; otherwise an empty list.',
    },
    sample: {
      prompt: 'bike with a chain in two pieces came in on Monday, the owner wants to throw it away, I would repair it',
      item: {
        title: 'Repair it or throw it away',
        frames: [
          {
            visual: 'The chain in two pieces on the workbench',
            text: 'This came in on Monday.',
            sticker: 'poll',
            prompt: 'Worth repairing?',
            options: ['Always', 'New bike'],
          },
          {
            visual: 'The whole bike, leaning at the door',
            text: 'Its owner wants to throw it away.',
            sticker: 'none',
            prompt: '',
            options: [],
          },
          {
            visual: 'Your hand on the saddle',
            text: 'I would repair it.',
            sticker: 'question',
            prompt: 'What would you do first?',
            options: [],
          },
        ],
      },
    },
    traps: [
      'A quiz about a fact that the request does not give and that is not common knowledge.',
      'A poll between “Yes” and “Of course”.',
      'A countdown without a date in the request, or a link where nothing is offered.',
      'A customer, message, review or result that the request does not mention.',
    ],
    examples: [
      {
        prompt: 'my two chilli seedlings, same seed, same day, one lives by the door and is half the size',
        good: 'first frame, both pots side by side, text: “Same seed, same day.” next frame, the small one: “This one lives by the door.”',
        bad: 'first frame, stock photo of chillies, text: “Did you know chillies are super healthy?”',
        why: 'The good frames open a question that the next one answers; the bad one teaches a fact nobody checked.',
      },
      {
        prompt: 'last spots for Saturday’s bread class, 9 am, 45 euros',
        good: 'last frame, text: “Saturday, 9 am, 45 euros.” sticker: link, “Book a place”',
        bad: 'first frame, logo, text: “Welcome to our amazing class, where quality meets passion!”',
        why: 'The good frame has everything a buyer needs where the link is; the bad one has nothing.',
      },
    ],
    aims: [
      goalInstructions[goal],
      ...(action ? ['The last frame asks for what `action` says, with its day or place.'] : []),
    ],
    choices: [
      `Each sequence has exactly ${frames} frames, whatever the length of the one above.`,
      hasNamedNiche ? `The account is about ${getOptionLabel(storyFields, 'niche', niche)}.` : '',
      audience && 'The viewers are those that `audience` names.',
      outcome && 'What comes out stands in `outcome`: use it as it is.',
      turn && 'What surprised them or went wrong stands in `turn`: one frame tells it.',
    ],
  }
}
