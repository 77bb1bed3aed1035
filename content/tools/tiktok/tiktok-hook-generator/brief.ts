import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { families, type Hook, type HookInput, hookFields } from './fields'

export function buildBrief({ parameters }: HookInput): Brief<Hook> {
  const selectedFamilyLabels = parameters.families.map((family) => families[family].label)
  return {
    role: 'You write the first three seconds of TikTok videos and have watched thousands of retention curves drop at second two.',
    outputShape: 'set',
    guidelines:
      'A viewer decides with three senses at once: what is said, what is written, what moves. Let each layer add something the ' +
      'other two do not say. Open exactly one question that the video answers: start inside what happens, put the concrete thing ' +
      'of the prompt into the first five words and leave the reason unsaid. News is said as news, an opinion as an opinion, a sale ' +
      'with its day. Write for the ear: short words, contractions, the weight on the last word.',
    fields: {
      family:
        'cold-start says at once what it is; mid-story starts in the middle of what happened; open-question asks what cannot be ' +
        'answered with yes; list-promise announces a list; bold-claim takes the side that the prompt takes; cold-open-result shows ' +
        'the ending first; specific-number is built on a number of the request; call-out names who it is for by their ' +
        'situation; quiet is for hard days, and only for them.',
      spoken: '8 to 12 words, at most 15, one breath, a whole thought without the video.',
      onScreenText:
        '3 to 7 words that set the scene, name the stakes or contradict the voice; empty where they would only repeat it.',
      firstFrame:
        'one shot that a person alone with a phone can film, already in motion; empty where nothing of the request can be seen.',
    },
    sample: {
      prompt: 'I repotted my rubber plant, the roots had been going in circles and it had stopped growing in March',
      item: {
        family: 'mid-story',
        spoken: 'In March it stopped growing. Then I saw these roots.',
        onScreenText: 'They had been going in circles',
        firstFrame: 'Hands lifting the root ball out of the pot',
      },
    },
    traps: [
      'A greeting, an introduction or an announcement of the video.',
      'A promise about the end of the video that the request does not keep.',
      'A worn opener such as “have you ever”, “you won’t believe” or “nobody talks about this”.',
      'Two hooks built the same way.',
    ],
    examples: [
      {
        prompt: 'we open our second barber shop in Leeds on Friday, first 20 cuts are free',
        good: 'spoken: “Leeds, Friday, the first 20 cuts are on us.” onScreenText: “Our second shop opens”',
        bad: 'spoken: “Are you tired of bad haircuts?” onScreenText: “You need to see this”',
        why: 'The good one is the news itself with its place, day and number; the bad one asks a question everybody skips.',
      },
      {
        prompt: 'unpopular opinion: meal prep on Sundays ruins Sundays',
        good: 'spoken: “Meal prep on Sundays ruins Sundays.” onScreenText: “My unpopular opinion”',
        bad: 'spoken: “Here are five meal prep tips you need!” onScreenText: “Meal prep tips you need”',
        why: 'The good one keeps the opinion and says it first; the bad one turns it into tips and says them twice.',
      },
    ],
    aims: [`The video should earn: ${getOptionLabel(hookFields, 'goal', parameters.goal).toLowerCase()}.`],
    choices: [
      selectedFamilyLabels.length > 0
        ? `Use only these ways of opening: ${selectedFamilyLabels.join(', ')}.`
        : 'Use the ways of opening that suit the prompt, and no way three times.',
      parameters.audience && 'The viewers are those that `audience` names.',
      parameters.outcome && 'What comes out stands in `outcome`: use it as it is.',
      parameters.turn && 'What surprised them or went wrong stands in `turn`: at least one hook opens with it.',
    ],
  }
}
