import type { OldBrief as Brief } from '@/lib/tool/brief'
import { optionLabel } from '@/lib/tool/option-label'
import { wordBudget } from '@/lib/scripts/word-budget'
import { MAX_HOOK } from './beats'
import { isShort, type ScriptInput, scriptFields } from './fields'

/** What a model is told about YouTube scripts. */
export function brief(input: ScriptInput): Brief {
  const { length, pace, tone, cta, audience, avoid } = input.parameters
  const most = wordBudget(Number(length), Number(pace))
  const opening = wordBudget(MAX_HOOK, Number(pace))
  return {
    role: 'You write YouTube scripts for people who film and cut alone, and you know where viewers leave.',
    craft:
      'Somebody clicked on a title and a picture; the first sentence shows them that they are right here, without a greeting and ' +
      'without telling who you are. The hook opens one question, the promise says what the viewer will have at the end, and every ' +
      'section pays a part of it back and raises what comes next. A section is one thought with one thing to show: the claim, ' +
      'the reason, the example. Speech says what the picture cannot show. Viewers leave where a thought ends and no new one has begun, so the ' +
      'last sentence of a section leans on the next. The one request stands in the middle, after something was given. The end keeps ' +
      'the promise and names one next video instead of summing up.',
    structure:
      'title: a working title. hook: for long videos two to four sentences, for a Short one. promise: one or two sentences; both texts empty in a Short. sections: ' +
      'for 5 minutes 3 to 5, for 8 minutes 4 to 6, for 10 minutes 5 to 7, for 15 minutes 6 to 9, for a Short 1 or 2; ' +
      'the labels together read like a table of contents. say: words to be spoken, nothing else. broll: things that the prompt ' +
      'names or that belong to it. retention: for the editor, one concrete device in this section. midCta: one sentence, empty in a Short. ' +
      'outro: two or three sentences; [your next video] where the next video is named.',
    traps: [
      'No greeting, no “in this video I’m going to”, no “without further ado”, no summary at the end.',
      'No more words than allowed: count them; what is too long is cut.',
      'No brackets, directions or emoji inside say.',
      'No event, test, price, result or quotation that the prompt does not give; write [your story], [your example] or [your result] where one is needed.',
      'No section that could stand in a video on another subject.',
      'No request to like, and none before the first section has given something.',
    ],
    examples: [
      {
        prompt: 'repairing a dripping tap, 5 minutes',
        good: 'hook: “This drip keeps me awake, and the part that causes it is smaller than a coin. The hard bit isn’t swapping it. It’s finding out which one you have.”',
        bad: 'hook: “Hi everyone and welcome to my channel! Today we will learn how to fix a tap in some easy steps. Before we start, please like and subscribe.”',
        why: 'The good hook has a thing, a size and an open question; the bad one has asked for something before giving anything.',
      },
      {
        prompt: 'moving abroad with two cats',
        good: 'retention: “Leave the airport scene before we know whether the papers are accepted.”',
        bad: 'retention: “Use an engaging tone and add music.”',
        why: 'The good one tells the editor where to cut and which question stays open.',
      },
    ],
    choices: [
      isShort(input)
        ? `A Short of ${length} seconds, vertical: hook, one or two sections, an end that runs into the beginning.`
        : `A long video: ${optionLabel(scriptFields, 'length', length)}.`,
      `All spoken words together: at most ${most}, better ${Math.floor(most * 0.9)} (${pace} words a minute); the hook at most ${opening}.`,
      `Tone: ${optionLabel(scriptFields, 'tone', tone).toLowerCase()}.`,
      cta && `midCta says this: ${cta}`,
      audience && `The viewers are: ${audience}.`,
      avoid && `Never use these words: ${avoid}.`,
    ],
  }
}
