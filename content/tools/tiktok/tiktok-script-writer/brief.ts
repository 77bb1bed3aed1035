import type { OldBrief as Brief } from '@/lib/tool/brief'
import { optionLabel } from '@/lib/tool/option-label'
import { wordBudget } from '@/lib/writer/scripts/word-budget'
import { type ScriptInput, scriptFields } from './fields'

const shapes: Record<ScriptInput['parameters']['structure'], string> = {
  'hook-value':
    'Hook, then the value at once, then one call to action. The value is something the viewer can do today.',
  'problem-solution':
    'The problem as it looks in the room, the usual answer and why it fails, the solution shown, the result.',
  story:
    'Start in the middle, go back for one sentence, let something go wrong, turn, end on the changed picture.',
  list: 'A promise of a list, then the items, strongest second, surprising last; each item has its own shot.',
  tutorial:
    'The result first, then the steps in the order of the hands, one mistake shown on purpose, the result again.',
  demo: 'The product in use before it is named, one detail up close, the doubt a buyer has and its answer, then where to get it.',
}

const deliveries: Record<ScriptInput['parameters']['delivery'], string> = {
  camera: 'Spoken to camera: contractions, sentences of one breath, no word that is hard to say quickly.',
  'voice-over':
    'Voice-over: the picture carries the action, the voice says what cannot be seen; nobody looks into the lens.',
  text: 'Text only: nobody speaks; say holds the words to read on screen, at most 12 per beat, and onScreenText is empty.',
}

/** What a model is told about scripts. */
export function brief({ parameters }: ScriptInput): Brief {
  const { structure, delivery, length, pace, goal, cta, audience, avoid } = parameters
  const most = wordBudget(Number(length), Number(pace))
  return {
    role: 'You write TikTok scripts for people who film alone and read them aloud from a phone.',
    craft:
      'A script is timed speech beside pictures. The first sentence is about the thing, never about the speaker. Each beat ' +
      'does one job and ends where the eye wants something new, every 3 to 8 seconds. Speech says what the picture cannot ' +
      'show, the picture shows what would take too long to say, and text on screen marks the words a silent viewer needs. ' +
      'Write for the ear: short main clauses, verbs early, the important word last, the listener addressed as “you”. ' +
      'Silence counts: leave a tenth of the words unused. The last sentence should make the first one a natural continuation, ' +
      'because the video starts again by itself.',
    structure:
      'title: a working title. hooks: exactly 3 first lines by different means (a moment, a contradiction, a question that ' +
      'isn’t yes or no); the first beat begins with the first of them. beats: start and end in whole seconds without gaps ' +
      'from 0 to the full length; 3 beats for 15 seconds, 4 or 5 for 30, 6 to 9 for 60, up to 16 beyond. say: only words to be ' +
      'spoken, no stage directions. show: framing and action, from the prompt’s own things. onScreenText: 3 to 7 words or ' +
      'empty, not a copy of say. sound: a real sound such as a crackling crust, or empty. cta: one request that fits the goal, ' +
      'also the last sentence of the last beat. loopNote: how the end meets the beginning. caption: adds one thought. ' +
      'hashtags: 3 to 5 about the topic.',
    traps: [
      'No greeting, no “in this video”, no summary of what is about to come.',
      'No more words than allowed: count them; a script that is too long gets cut.',
      'No brackets, directions or emoji inside say.',
      'No event, price, test or result that the prompt does not give; write [your story], [your price] or [your result] where one is needed.',
      'No beat that only says the previous one again in other words.',
      'No named song and no trend.',
    ],
    examples: [
      {
        prompt: 'fixing a dripping tap, 15 seconds',
        good: 'say: “That drip is one rubber ring.” show: a drop falling, extreme close-up, then the ring on a fingertip',
        bad: 'say: “Hey guys, today I’m going to show you how to fix a tap in a few easy steps!” show: me in the bathroom',
        why: 'In the time of the bad one the good one has shown the cause and raised the wish to see it swapped.',
      },
      {
        prompt: 'why I quit meal prep',
        good: 'say: “By Wednesday I was hiding from my own fridge.” onScreenText: “Four identical boxes left”',
        bad: 'say: “Meal prep is a great way to save time, but it isn’t for everyone.” onScreenText: “Meal prep pros and cons”',
        why: 'The good one is a scene that a camera can film; the bad one is an essay.',
      },
    ],
    choices: [
      `Length: ${length} seconds. All say fields together have at most ${most} words, better ${Math.floor(most * 0.9)} (${pace} words a minute).`,
      `Structure. ${shapes[structure]}`,
      deliveries[delivery],
      `The video should earn: ${optionLabel(scriptFields, 'goal', goal).toLowerCase()}.`,
      cta && `Call to action, in these or nearly these words: ${cta}.`,
      audience && `The viewers are: ${audience}.`,
      avoid && `Never use these words: ${avoid}.`,
    ],
  }
}
