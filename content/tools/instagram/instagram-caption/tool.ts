import { formatCountWord } from '@/lib/core/format/format-count-word'
import * as captions from '@/lib/kits/posts/caption'
import { buildCaption, postItem } from '@/lib/kits/posts/post'
import { instagramCaption, instagramHashtags } from '@/lib/platforms/networks/instagram'
import { detailFields } from '@/lib/tool/detail-fields'
import { getOptionLabel, select } from '@/lib/tool/fields'
import { promptTool } from '@/lib/tool/prompt-tool'
import { createCountField, emojiField, modelOnlyHint, toneField } from '@/lib/tool/shared-fields'
import { createCaptionDraft } from '@/lib/writer/captions'

const rules = {
  textLimits: { short: 150, medium: 500, long: 1500 },
  isShortOneLine: false,
  field: instagramCaption,
  hashtagField: instagramHashtags,
  preview: 'instagram-caption',
} as const satisfies captions.CaptionRules

/** Source: developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media (2026-11). */
const MAX_MENTIONS = 20

const fields = [
  select(
    'post',
    'Kind of post',
    { photo: 'Photo', reel: 'Reel', carousel: 'Carousel', launch: 'Launch', story: 'Personal story' },
    { hint: modelOnlyHint },
  ),
  captions.buildLengthField(rules.textLimits, 'medium'),
  toneField,
  select(
    'goal',
    'Goal',
    { comments: 'Comments', saves: 'Saves', shares: 'Shares', clicks: 'Profile link clicks', sales: 'Sales' },
    { hint: modelOnlyHint },
  ),
  select('cta', 'Call to action', {
    auto: 'Match my goal',
    comments: 'A question',
    saves: 'Save',
    shares: 'Share',
    clicks: 'Profile link',
    none: 'None',
  }),
  captions.buildHashtagCountField(instagramHashtags, `Instagram allows ${formatCountWord(instagramHashtags.max)}.`),
  createCountField('4', ['2', '4', '6']),
  emojiField,
  ...detailFields,
] as const

const postKindInstructions = {
  photo: 'The picture has said what: say when, why or what it cost, with one thing that the frame leaves out.',
  reel: 'The caption is for those who want more than the clip: first the context, then the rest in short lines, with the words people search for.',
  carousel:
    'The first line says what the swiping leads to; stops that the prompt names stand after “→” on their own lines.',
  launch: 'Say plainly what it is, for whom and from when, then the one next step.',
  story: 'Start inside the scene that the prompt tells, and leave the lesson to the reader.',
} as const

const bodyInstructions = {
  short: 'an empty string, or one short sentence',
  medium: 'what matters most of the rest, in short paragraphs with an empty line between them, or empty',
  long: 'all the rest that the prompt tells, in short paragraphs with an empty line between them, or empty',
} as const

const callToActionInstructions = {
  auto: 'what the prompt asks readers to do, such as how to book; else empty, but in one caption a question that only this prompt raises',
  comments: 'one question that has no yes or no answer',
  saves: 'one reason to save the post, taken from the prompt',
  shares: 'one person to send it to, described by situation',
  clicks: 'one pointer to the link in the profile',
  none: 'an empty string',
} as const

export default promptTool({
  path: '/social-media-tools/instagram/caption-generator',
  icon: 'message-square-text',
  order: 20,
  searchWords: 'ig caption, insta caption, emoji',
  copyValues: { maxMentions: MAX_MENTIONS },
  relatedToolTypes: ['tiktok-caption', 'tiktok-hashtag-generator', 'youtube-title', 'twitter-thread'],
  nextToolTypes: ['instagram-hashtags', 'tiktok-caption', 'twitter-thread'],
  form: {
    noun: 'caption',
    promptLabel: 'What is your post about?',
    placeholder: 'e.g. my first mug that didn’t crack in the kiln, after a whole winter of trying',
    hint: 'What’s in the photo, plus one thing people can’t see.',
    buttonLabel: 'Generate captions',
    fields,
    examples: [
      { prompt: 'the mug sale starts Friday at noon. The first ten orders ship free' },
      {
        prompt: 'You do not need hiking boots for a day on the coast path',
        parameters: { post: 'carousel', tone: 'bold', goal: 'saves', hashtags: 5, audience: 'weekend walkers' },
      },
      {
        prompt: 'My grandfather taught me to sharpen knives. He never once let me use the good stone.',
        parameters: {
          post: 'story',
          length: 'long',
          goal: 'shares',
          hashtags: 2,
          count: '2',
          turn: 'he left it to me',
        },
      },
    ],
  },
  maxOutputTokens: 3000,
  item: postItem,
  brief: {
    role: 'You write Instagram captions for people with a small business or a craft, in their voice.',
    guidelines:
      'The feed hides all but the start of a caption behind “more”. So the first line is a complete thought that makes the second ' +
      'one wanted: the object, the hour or the sentence that the prompt gives. News, offers and events give their day, place and price.',
    fields: ({ parameters: { length, cta, hashtags } }) => ({
      angle: 'the way of telling it, in one to three words.',
      hook: 'the first line, short and complete by itself; no greeting, no emoji at its start.',
      body: `${bodyInstructions[length]}; none of it repeats the hook.`,
      cta: `${callToActionInstructions[cta]}.`,
      hashtags: `at most ${hashtags}: what it is, what it is for, who it is for; words that somebody would look up.`,
    }),
    sample: {
      prompt:
        'first snow on the vineyard, we harvested the last row in gloves, all you could hear was the shears and a radio two rows over',
      item: {
        angle: 'Sound',
        hook: 'The last row came in with gloves on.',
        body: 'First snow on the vineyard.\n\nAll you could hear was the shears, and a radio two rows over.',
        cta: '',
        hashtags: ['#vineyard', '#grapeharvest', '#winegrower'],
      },
    },
    traps: [
      'Hashtags in the text, or generic ones such as #instagood, #reels and #explore.',
      'Two requests in one caption.',
      'Three adjectives in a row.',
      'A line that would fit under any picture.',
    ],
    examples: [
      {
        prompt: 'launch: hand-bound notebooks from old maps, 12 regions, ask me which are left',
        good: 'hook: “These notebooks used to be maps.” cta: “Ask me which of the 12 regions are left.”',
        bad: 'hook: “The wait is over! Our game-changing collection just dropped!”',
        why: 'The good one says what the thing is; the bad one announces an announcement.',
      },
      {
        prompt: 'handwash only labels are a scam, I put everything in at 30',
        good: 'hook: “Everything I own goes in at 30. Handwash-only labels included.”',
        bad: 'hook: “Laundry day tips for a happier home ✨”',
        why: 'The good one takes the side that the prompt takes; the bad one turns it into tips.',
      },
    ],
    aims: ({ parameters: { goal, action, cta } }) => [
      `The post should earn: ${getOptionLabel(fields, 'goal', goal).toLowerCase()}.`,
      action && cta !== 'none' ? 'The cta asks for what `action` says, with its day or place.' : '',
    ],
    choices: ({ parameters: { post, length, audience, outcome, turn } }) => [
      postKindInstructions[post],
      `At most ${rules.textLimits[length]} characters for hook, body and cta together.`,
      audience && 'The readers are those that `audience` names.',
      outcome && '`outcome` is what comes out.',
      turn && '`turn` is what surprised them or went wrong: one caption is built on it.',
    ],
  },
  fit(post, input) {
    const fittedPost = captions.fitCaption(post, input, rules)
    const mentions = fittedPost && buildCaption(fittedPost, false).match(/(?<![\p{L}\p{N}])@\w/gu)
    return mentions && mentions.length > MAX_MENTIONS ? null : fittedPost
  },
  getOpening: ({ hook }) => hook,
  present(post, input) {
    const card = captions.presentCaption(post, input, rules)
    return { ...card, tags: [getOptionLabel(fields, 'post', input.parameters.post), ...card.tags] }
  },
  draft: createCaptionDraft('instagram', rules),
})
