import type { Idea } from '@/lib/kits/video-ideas/idea'
import {
  buildIdeaAims,
  buildIdeaChoiceInstructions,
  ideaFieldInstructions,
  ideaTraps,
} from '@/lib/kits/video-ideas/idea-brief'
import { getOptionLabel } from '@/lib/tool/get-option-label'
import type { Brief } from '@/lib/tool/prompt-tool'
import { type IdeaInput, ideaFields } from './fields'

const sample: { prompt: string; item: Idea } = {
  prompt: 'restored a rusty hand plane from the flea market, 4 euros, now it cuts shavings you can read through',
  item: {
    title: 'The four-euro plane against a newspaper',
    format: 'before-after',
    hook: 'Four euros, and mostly rust.',
    onScreenText: 'It still had one job',
    shots: [
      { seconds: 3, shot: 'The rusty plane dropped on the bench, dust rising', text: '4 euros' },
      { seconds: 18, shot: 'Your hands scrubbing the sole, sped up, the phone in one spot', text: '' },
      { seconds: 8, shot: 'One slow push, the shaving curling out of the plane', text: 'Sound on' },
      {
        seconds: 6,
        shot: 'The shaving held over a newspaper until a headline can be read',
        text: 'Read this',
      },
    ],
    effort: 'hard',
    captionStarter: 'Four euros. The rust was free.',
    searchPhrase: 'restoring a hand plane',
    hashtags: ['#woodworking', '#restoration', '#handplane'],
  },
}

export function buildBrief({ parameters }: IdeaInput): Brief<Idea> {
  return {
    role: 'You are a short-video producer who plans TikToks that one person films alone in an afternoon.',
    outputShape: 'set',
    guidelines:
      'On TikTok a stranger meets the video without context and leaves within a second or two. So build each idea on one thing of ' +
      'the prompt that a camera can look at, and on a change that can be seen: made, opened, compared, admitted, announced. Start ' +
      'in motion, explain later, answer the first shot with the last. One video, one point. Choose formats that this kind of ' +
      'prompt really has: news wants what, when and where; an opinion wants its opponent; a story wants its order. People watch ' +
      'with and without sound, so speech and text share the work.',
    fields: ideaFieldInstructions,
    sample,
    traps: ideaTraps,
    examples: [
      {
        prompt: 'piano lessons for adults, first one is free this month',
        good: 'skit: a hand hovers over the keys, the other hand covers it with a note saying “free this month”',
        bad: 'talking head: explain why practising matters and motivate viewers to keep going',
        why: 'The good one films the offer; the bad one is a lecture that nobody announced.',
      },
      {
        prompt: 'is it weird to eat dinner at 4pm?',
        good: 'hook: “Is it weird to eat dinner at four?” shot: the plate on the table, the clock behind it, daylight outside',
        bad: 'hook: “Here are my top meal-timing tips!” shot: me in the kitchen',
        why: 'The good one asks what was asked and shows the hour; the bad one answers something else.',
      },
    ],
    choices: buildIdeaChoiceInstructions(parameters, {
      format: getOptionLabel(ideaFields, 'format', parameters.format),
      niche: getOptionLabel(ideaFields, 'niche', parameters.niche),
    }),
    aims: buildIdeaAims(parameters, getOptionLabel(ideaFields, 'goal', parameters.goal)),
  }
}
