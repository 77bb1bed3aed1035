import type { Random } from '@/lib/core/random'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import * as ideas from '@/lib/kits/video-ideas'
import { tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { select } from '@/lib/tool/fields'
import { type DraftInput, promptTool } from '@/lib/tool/prompt-tool'
import { writeHashtags } from '@/lib/writer/tags'
import { writeVideos } from '@/lib/writer/videos'

const fields = [
  ...ideas.firstIdeaFields,
  select('length', 'Length', ideas.ideaLengths, { default: '30-60', hint: 'For Creator Rewards, a minute or more.' }),
  ...ideas.lastIdeaFields,
] as const

const MAX_DRAFT_HASHTAGS = 3
const MAX_SEARCH_LENGTH = 50

export default promptTool({
  path: '/social-media-tools/tiktok/video-ideas',
  icon: 'clapperboard',
  order: 10,
  searchWords: 'what should i post, inspiration, brainstorm, viral ideas, topics',
  copyValues: { formats: Object.keys(ideas.ideaFormats).length },
  relatedToolTypes: ['tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-video-ideas-generator', 'tiktok-caption'],
  nextToolTypes: ['tiktok-script-writer', 'tiktok-hook-generator', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    noun: 'idea',
    promptLabel: 'What is your next video about?',
    placeholder: 'e.g. I found my grandmother’s recipe book, and one page is missing',
    hint: 'Say what it’s about, plus one thing only you saw.',
    buttonLabel: 'Generate video ideas',
    fields,
    examples: [
      {
        prompt: 'unpopular opinion: dogs do not need birthday parties',
        parameters: { count: '3', goal: 'comments', length: '15-30', niche: 'pets', tone: 'bold' },
      },
      {
        prompt: 'we’re opening a tiny ramen bar on Friday at six',
        parameters: {
          goal: 'shares',
          length: '15-30',
          niche: 'food',
          action: 'come by before nine, the first bowl is half price',
        },
      },
      {
        prompt: 'i restored a hand plane from a flea market. it was one lump of rust',
        parameters: {
          count: '3',
          equipment: 'tripod',
          niche: 'diy',
          tone: 'storytelling',
          outcome: 'it cuts shavings you can read through',
        },
      },
      {
        prompt: 'film camera vs phone camera for vacation photos',
        parameters: { goal: 'follows', niche: 'travel', audience: 'people who pack light' },
      },
    ],
  },
  maxOutputTokens: 3600,
  item: ideas.ideaItem,
  brief: {
    role: 'You plan TikToks that one person films alone in an afternoon.',
    guidelines:
      'On TikTok a stranger meets the video without context and leaves within a second or two. Build each idea on one thing of ' +
      'the prompt that a camera can see, and on a change: made, opened, compared, admitted, announced. Start in motion, explain ' +
      'later, answer the first shot with the last. One video, one point. News and offers show what, when, where and how much; an ' +
      'opinion meets its opponent; a story runs in order. People watch with and without sound: speech and text share the work.',
    sample: {
      prompt: 'restored a rusty hand plane from the flea market, 4 euros, now it cuts shavings you can read through',
      item: {
        title: 'The four-euro plane against a newspaper',
        format: 'before-after',
        hook: 'Four euros, and mostly rust.',
        onScreenText: 'It still had one job',
        shots: [
          { seconds: 3, shot: 'The rusty plane dropped on the bench', text: '4 euros' },
          { seconds: 17, shot: 'One slow push, the shaving curling up', text: 'Sound on' },
          { seconds: 10, shot: 'The shaving laid over a newspaper', text: 'Read this' },
        ],
        effort: 'hard',
        captionStarter: '',
        searchPhrase: 'restoring a hand plane',
        hashtags: ['#woodworking', '#restoration', '#handplane'],
      },
    },
    traps: ideas.ideaTraps,
    examples: [
      {
        prompt: 'piano lessons for adults, first one is free this month',
        good: 'skit: a hand hovers over the keys, the other covers it with a note: “first lesson free this month”',
        bad: 'talking head: why practising matters',
        why: 'The good one films the offer; the bad one is a lecture.',
      },
      {
        prompt: 'is it weird to eat dinner at 4pm?',
        good: 'hook: “Is it weird to eat dinner at four?” shot: the plate, the clock behind it, daylight outside',
        bad: 'hook: “Here are my top meal-timing tips!”',
        why: 'The good one asks what was asked and shows the hour.',
      },
    ],
    choices: ideas.buildIdeaChoices,
    aims: ideas.buildIdeaAims,
  },
  getFigures: ideas.getIdeaFigures,
  fit: (idea, { parameters }) => ideas.fitIdea(idea, parameters, tiktokHashtags.max),
  present: (idea) => ideas.presentIdea(idea, tiktokHashtags),
  draft: { outputKind: 'sentences', write: writeIdeas },
})

function* writeIdeas({ reading, parameters }: DraftInput<typeof fields>, random: Random): Generator<ideas.Idea> {
  const { topic, isHardDay, keywords } = reading
  const { format, length } = parameters
  for (const video of writeVideos(reading, random, { formats: format === 'any' ? undefined : new Set([format]) })) {
    yield {
      ...video,
      shots: ideas.timeShots(video.shots, length),
      onScreenText: '',
      captionStarter: '',
      searchPhrase: isHardDay ? '' : truncateAtWord(topic ?? keywords[0] ?? '', MAX_SEARCH_LENGTH),
      hashtags: writeHashtags(reading, 'tiktok', MAX_DRAFT_HASHTAGS),
    }
  }
}
