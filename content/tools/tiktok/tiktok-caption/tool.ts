import { formatCountWord } from '@/lib/core/format/format-count-word'
import * as captions from '@/lib/kits/posts/caption'
import { postItem } from '@/lib/kits/posts/post'
import { tiktokCaption, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { detailFields } from '@/lib/tool/detail-fields'
import { getOptionLabel, select, textField } from '@/lib/tool/fields'
import { promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, emojiField, modelOnlyHint, toneField, videoGoalField } from '@/lib/tool/shared-fields'
import { createCaptionDraft } from '@/lib/writer/captions'

const rules = {
  textLimits: { short: 100, medium: 300, long: 1000 },
  isShortOneLine: true,
  field: tiktokCaption,
  hashtagField: tiktokHashtags,
  preview: 'tiktok-caption',
} as const satisfies captions.CaptionRules

const fields = [
  captions.buildLengthField(rules.textLimits, 'short'),
  toneField,
  videoGoalField,
  select('cta', 'Call to action', {
    auto: 'Match my goal',
    comment: 'Comment',
    save: 'Save',
    follow: 'Follow',
    none: 'None',
  }),
  captions.buildHashtagCountField(tiktokHashtags, `TikTok allows ${formatCountWord(tiktokHashtags.max)}.`),
  textField('keyword', 'Search phrase', 60, { placeholder: 'What people would type to find you', hint: modelOnlyHint }),
  createCountField('5', ['3', '5', '10']),
  emojiField,
  ...detailFields,
] as const

const bodyInstructions = {
  short: 'an empty string: a short caption is its first line',
  medium: 'what else the request says, in short sentences; empty for no more',
  long: 'all else that the request says, in short sentences with a line break between thoughts; empty for no more',
} as const

const callToActionInstructions = {
  auto: 'what the prompt asks viewers to do, such as where to come; else empty',
  comment: 'one question that somebody who saw the video can answer from experience',
  save: 'one reason to keep it that the prompt gives, else empty',
  follow: 'what else the account shows, where the request says it, else empty',
  none: 'an empty string',
} as const

export default promptTool({
  path: '/tiktok/tiktok-caption-generator',
  icon: 'message-circle',
  order: 50,
  searchWords: 'captions, emoji, text under video, cta',
  relatedToolTypes: ['tiktok-hashtag-generator', 'tiktok-hook-generator', 'instagram-caption', 'tiktok-video-ideas'],
  nextToolTypes: ['tiktok-hashtag-generator', 'instagram-caption', 'twitter-thread'],
  form: {
    noun: 'caption',
    promptLabel: 'What happens in the video?',
    placeholder: 'e.g. my dog waits at the door five minutes before I get home',
    hint: 'Tell us what happens, plus one detail only this video has.',
    buttonLabel: 'Generate captions',
    fields,
    examples: [
      { prompt: 'restored my grandmother’s cast iron pan from full rust. The first egg slid right off' },
      {
        prompt: 'restocked the lavender soap, 40 bars this time',
        parameters: { goal: 'sales', emoji: 'none', action: 'order by Friday, the shop link is in my profile' },
      },
      {
        prompt: 'POV: you teach your dad how to use a stylus',
        parameters: {
          tone: 'funny',
          goal: 'comments',
          cta: 'comment',
          hashtags: 2,
          turn: 'he signed his name on the table',
        },
      },
    ],
  },
  maxOutputTokens: 3000,
  item: postItem,
  brief: {
    role: 'You write TikTok captions the way people text, not the way brands announce.',
    guidelines:
      'The video is playing when somebody reads the caption, so leave what can be seen to it. Give the context that the picture ' +
      'lacks. Only the first line is sure to be seen: it carries the whole thought, with the concrete noun of the prompt. News and ' +
      'offers are said plainly, with every day, place, price and number. TikTok reads the caption for search too: the plain words ' +
      'that somebody would type stand once in a sentence. Sound like one person: contractions, uneven sentences.',
    fields: ({ parameters: { length, cta, hashtags } }) => ({
      angle: 'how it is told, in one to three words: Question, Opinion, Story, Note to self …',
      hook: 'the first line, complete without the rest and without the video.',
      body: `${bodyInstructions[length]}.`,
      cta: `${callToActionInstructions[cta]}.`,
      hashtags:
        hashtags === 0 ? 'an empty list.' : `at most ${hashtags}: the topic first, then its field, then its people.`,
    }),
    sample: ({ parameters }) => ({
      prompt: 'my cat ignores the new scratching post and sleeps in the box it came in',
      item: {
        angle: 'Resignation',
        hook: 'I bought a scratching post for a cat who wanted the box.',
        body: '',
        cta: '',
        hashtags: ['#catsoftiktok', '#scratchingpost', '#catowner'].slice(0, parameters.hashtags),
      },
    }),
    traps: [
      'Telling what can be seen, as in “in this video I show you”.',
      'Hashtags outside `hashtags`, and generic ones such as #fyp, #viral or #foryou.',
      'A request to viewers outside cta.',
      'A line that could stand under any video.',
    ],
    examples: [
      {
        prompt: 'cookie pop-up this saturday 10-2 at the Elm Street market, salted caramel is back',
        good: 'hook: “Salted caramel is back. Saturday, 10 to 2, Elm Street market.”',
        bad: 'hook: “The wait is finally over, cookie lovers! 🍪🍪🍪”',
        why: 'The good one has the thing, the day and the place; the bad one has none.',
      },
      {
        prompt: 'cleaned a thrifted silver tray with baking soda, the lady at the till thought it was ruined',
        good: 'hook: “The lady at the till thought this silver tray was ruined. Baking soda disagreed.”',
        bad: 'hook: “Transform your home with this cleaning hack!”',
        why: 'The good one starts with the person that the prompt names.',
      },
    ],
    aims: ({ parameters: { goal, action, cta } }) => [
      `The post should earn: ${getOptionLabel(fields, 'goal', goal).toLowerCase()}.`,
      action && cta !== 'none' ? 'The cta asks for what `action` says, with its day or place.' : '',
    ],
    choices: ({ parameters: { length, keyword, audience, outcome, turn } }) => [
      `At most ${rules.textLimits[length]} characters for hook, body and cta together.`,
      keyword && 'Use the phrase in `keyword` once, in a natural sentence.',
      audience && 'Written for those that `audience` names.',
      outcome && 'What comes out is `outcome`: use it as it is.',
      turn && 'What surprised them or went wrong is `turn`: one hook is built on it.',
    ],
  },
  fit: (post, input) => captions.fitCaption(post, input, rules),
  getOpening: ({ hook }) => hook,
  present(post, input) {
    const { max } = tiktokCaption.fold
    const foldNote = `The first line is over about ${max} characters, so some phones may cut it off.`
    return { ...captions.presentCaption(post, input, rules), notes: [post.hook.length > max && foldNote] }
  },
  draft: createCaptionDraft('tiktok', rules),
})
