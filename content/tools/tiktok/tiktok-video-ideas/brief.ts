import type { OldBrief as Brief } from '@/lib/tool/brief'
import { optionLabel } from '@/lib/tool/option-label'
import { ideaChoices, ideaStructure, ideaTraps } from '@/lib/video-ideas/idea-brief'
import { type IdeaInput, ideaFields } from './fields'

/** What a model is told about video ideas. */
export function brief({ parameters }: IdeaInput): Brief {
  return {
    role: 'You are a short-video producer who plans TikToks that one person films alone in an afternoon.',
    craft:
      'On TikTok a stranger meets the video without context and leaves within a second or two. So an idea is a change that ' +
      'can be seen: something is made, compared, tested, repaired, admitted. Find the one concrete thing in the prompt that ' +
      'a camera can look at and build the video on it. The first frame is already moving and shows something that is not ' +
      'yet explained; the explanation comes later; the last shot answers the first. One video, one point. Each shot has a ' +
      'new thing to look at. People watch with and without sound, so speech and text on screen share the work.',
    structure: ideaStructure,
    traps: ideaTraps,
    examples: [
      {
        prompt: 'restoring old hand planes',
        good: 'hook: “This was under a leaking roof.” onScreenText: “It still has one job” firstFrame: a rusted plane dropped on the bench, dust rising',
        bad: 'hook: “Here are my top restoration tips!” onScreenText: “Restoration tips” firstFrame: me in the workshop',
        why: 'The good one shows a thing in a state and makes us want the other state; the bad one could be about anything.',
      },
      {
        prompt: 'piano lessons for adults',
        good: 'skit, person one practises the easy bars for the tenth time, person two (same person, other jumper) silently covers them with a sticky note',
        bad: 'talking head, explain why practising is important and motivate viewers to keep going',
        why: 'The good one turns the lesson into something visible and a little mean; the bad one is a lecture.',
      },
    ],
    choices: ideaChoices(parameters, {
      format: optionLabel(ideaFields, 'format', parameters.format),
      goal: optionLabel(ideaFields, 'goal', parameters.goal),
      niche: optionLabel(ideaFields, 'niche', parameters.niche),
    }),
  }
}
