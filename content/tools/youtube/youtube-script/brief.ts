import { getWordBudget } from '@/lib/kits/script-timing'
import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { MAX_HOOK_SECONDS } from './beats'
import { isShort, type Script, type ScriptInput, scriptFields } from './fields'

/** A script of five minutes, abridged at the visitor's story; every fact comes from its prompt. */
const sample: { prompt: string; item: Script } = {
  prompt:
    'I moved abroad with two cats. The airline lost the papers in Lisbon, we sat four hours at the counter, a vet on the phone sorted it out. 5 minutes',
  item: {
    title: 'Two cats, one counter, no papers',
    hook: {
      say: 'Two cats, one counter in Lisbon, and no papers. The airline had lost them.',
      show: 'Both carriers on the floor, one paw through the bars',
    },
    promise: {
      say: 'By the end you’ll know who sorted it out. It wasn’t the airline.',
      show: 'A phone lying on one of the carriers',
    },
    sections: [
      {
        label: 'Before Lisbon',
        say: 'We were moving abroad with two cats. [what you had prepared, half a minute]',
        broll: 'The cats in their carriers, from above',
      },
      {
        label: 'The counter',
        say: 'Then the papers were gone. Four hours we sat at that counter. [what you saw and heard, a minute]',
        broll: 'An empty bench, a departure board',
      },
      {
        label: 'The vet on the phone',
        say: 'It was a vet on the phone who sorted it out. [what the vet did, a minute]',
        broll: 'A phone at an ear, close',
      },
    ],
    midCta: 'If you’re moving with an animal, tell me where you’re stuck.',
    outro: {
      say: 'Four hours, and then one phone call. Next: [your next video].',
      show: 'Both cats on a window sill',
    },
  },
}

const sectionInstructions: Record<ScriptInput['parameters']['length'], string> = {
  '30': '1 section',
  '60': '1 or 2 sections',
  '300': '3 to 5 sections',
  '480': '4 to 6 sections',
  '600': '5 to 7 sections',
  '900': '6 to 9 sections',
}

export function buildBrief(input: ScriptInput): Brief<Script> {
  const { length, pace, action, audience } = input.parameters
  const wordCount = getWordBudget(Number(length), Number(pace)) * 0.85
  const maxHookWords = Math.min(60, Math.floor(getWordBudget(MAX_HOOK_SECONDS, Number(pace)) * 0.8))
  return {
    role: 'You write YouTube scripts for people who film and cut alone, and you know where viewers leave.',
    outputShape: 'set',
    guidelines:
      'Somebody clicked on a title and a picture; let the first sentence show them that they are right here. The hook opens one ' +
      'question, the promise says what the viewer will have at the end, and every section pays a part of it back and leans on ' +
      'the next. A section is one thought with one thing to show. Tell what the prompt tells, in its order, and in its words ' +
      'where they are good; where a section needs what only the visitor knows, open it with a spoken sentence and leave a blank ' +
      'that says what belongs there and how long. Ask for one thing, in the middle, after something was given. End by keeping ' +
      'the promise, then name one next video.',
    fields: {
      title: '4 to 9 words naming the thing.',
      hook: 'say: two to four sentences in a long video, one in a Short. show: 4 to 12 words.',
      promise: 'say: one sentence; both texts empty in a Short.',
      sections:
        'label: 2 to 5 words, together a table of contents. say: words to be spoken, each section about the same length. broll: 4 to 12 words, things that the prompt names or that belong to it.',
      midCta: 'one spoken sentence; empty in a Short.',
      outro: 'say: one to three sentences; [your next video] where the next one is named. show: 4 to 12 words.',
    },
    sample,
    traps: [
      'A greeting, “in this video I’m going to”, a summary at the end: viewers leave there.',
      'A request to like, or any request before something was given.',
      'Brackets inside say for anything but a blank.',
    ],
    examples: [
      {
        prompt: 'repairing a dripping tap, 5 minutes',
        good: 'hook: “Listen to that. Somewhere in this tap a part has given up, and we’re going to meet it.”',
        bad: 'hook: “Hi everyone and welcome to my channel! Today we will learn how to fix a tap in some easy steps.”',
        why: 'The good hook has a thing and an open question; the bad one has asked for patience.',
      },
      {
        prompt: 'my honest opinion on paper planners, I came back to them after three years of apps',
        good: 'section “What the apps did better”: the best argument against the visitor’s own stance, before their reason',
        bad: 'section “Tips for choosing a planner”',
        why: 'An opinion is tested on camera; nobody asked for tips.',
      },
    ],
    choices: [
      isShort(input)
        ? `A Short of ${length} seconds, vertical: hook, ${sectionInstructions[length]}, an end that runs into the beginning.`
        : `A long video: ${getOptionLabel(scriptFields, 'length', length)}, ${sectionInstructions[length]}.`,
      `All spoken words together: about ${Math.floor(wordCount)}, the time of the blanks included. ${isShort(input) ? '' : `The hook has at most ${maxHookWords} words.`}`.trim(),
      audience && 'Written for `audience`.',
    ],
    aims: action ? ['midCta says `action`, in nearly these words.'] : [],
  }
}
