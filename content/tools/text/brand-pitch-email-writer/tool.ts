import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { parseLinks } from '@/lib/platforms/links'
import { type CardDraft, measureWordGoal } from '@/lib/tool/build-card'
import { select, textField } from '@/lib/tool/fields'
import { defineItem, type FitContext, type ItemOf, lines, oneOf, paragraphs } from '@/lib/tool/item'
import { type Input, type InputParameters, promptTool } from '@/lib/tool/prompt-tool'
import { closingFields } from '@/lib/tool/shared-fields'

/** The mails of a run, in sending order. */
const mailKinds = {
  pitch: 'The pitch',
  'follow-up-1': 'Follow-up 1, after about a week',
  'follow-up-2': 'Follow-up 2, a week or two later',
} as const

const fields = [
  textField('brand', 'Brand', 80, { isAlwaysVisible: true, placeholder: 'e.g. Norda Pans' }),
  textField('niche', 'What you post about', 80, { isAlwaysVisible: true, placeholder: 'e.g. small-kitchen cooking' }),
  textField('followers', 'Followers', 40, { isAlwaysVisible: true, placeholder: 'e.g. 24,000 on TikTok' }),
  textField('engagement', 'Engagement rate', 20, { isAlwaysVisible: true, placeholder: 'e.g. 4.2%' }),
  textField('offer', 'What you’d make for them', 200, { placeholder: 'e.g. two videos and three stories in March' }),
  textField('sender', 'Your name or channel', 60, { placeholder: 'e.g. Maya, @mayacooks' }),
  select(
    'ask',
    'What you’re asking for',
    {
      paid: { label: 'Paid partnership', shortLabel: 'Paid' },
      product: { label: 'Product to try', shortLabel: 'Product' },
      affiliate: { label: 'Affiliate program', shortLabel: 'Affiliate' },
      call: { label: 'A short call', shortLabel: 'A call' },
    },
    { isAlwaysVisible: true },
  ),
  select('tone', 'Tone', { warm: 'Warm', professional: 'Professional', direct: 'Direct' }, { isAlwaysVisible: true }),
  select('length', 'Length', { short: 'Short, about 120 words', longer: 'Longer, about 200 words' }),
  select(
    'followUps',
    'Follow-ups',
    { 0: 'None', 1: { label: 'One', shortLabel: '1' }, 2: { label: 'Two', shortLabel: '2' } },
    { default: '1', isAlwaysVisible: true },
  ),
  ...closingFields,
] as const

const toneInstructions = {
  warm: 'Warm: as to somebody you would like to work with. Contractions, no exclamation marks.',
  professional: 'Professional: calm and exact, complete sentences, no flattery.',
  direct: 'Direct: short sentences, the idea in the second one, no small talk.',
} as const

const requestTexts = {
  paid: 'The pitch asks whether a paid partnership is possible.',
  product: 'The pitch asks for a product to try, to be shown as it is, with a word that it was a gift.',
  affiliate: 'The pitch asks about an affiliate program.',
  call: 'The pitch asks for a short call.',
} as const

const wordTargets = { short: 120, longer: 200, followUp: 70 } as const
const MAX_SUBJECTS = 3
const MAX_SUBJECT_LENGTH = 80
const MAX_BODY_LENGTH = 3_500

const item = defineItem({
  kind: oneOf(mailKinds, 'which mail it is, each once.'),
  subjects: lines(
    `at most ${MAX_SUBJECT_LENGTH} characters each. pitch: at most ${MAX_SUBJECTS} by different means (the idea, the two names, a plain question). follow-ups: one, “Re: ” and the first of the pitch.`,
    { min: 1, max: MAX_SUBJECTS, keepsPeriod: true },
  ),
  body: paragraphs('greeting, paragraphs with a blank line between, sign-off, name.'),
})

type Mail = ItemOf<typeof item>

export default promptTool({
  icon: 'mail',
  order: 70,
  category: 'write',
  searchWords: 'brand deal, sponsorship, pr email, collab email, influencer email, pitch template',
  copyValues: { pitchWords: wordTargets.short, subjectLength: MAX_SUBJECT_LENGTH, subjects: MAX_SUBJECTS },
  relatedToolTypes: [
    'tiktok-money-calculator',
    'tiktok-engagement-rate-calculator',
    'instagram-engagement-rate',
    'content-repurposer',
  ],
  nextToolTypes: ['instagram-bio', 'tiktok-bio'],
  form: {
    noun: 'email',
    promptLabel: 'Why this brand?',
    placeholder: 'e.g. I’ve cooked with their pans since my first apartment. My viewers ask which pan it is',
    hint: 'Something only you can say, like how you use it or who asks you about it.',
    promptLimit: 1_500,
    buttonLabel: 'Write the emails',
    fields,
    examples: [
      {
        prompt: 'I’ve cooked with your pans since my first apartment. Under every video someone asks which pan it is.',
        parameters: {
          brand: 'Norda Pans',
          niche: 'small-kitchen cooking',
          followers: '24,000 on TikTok',
          engagement: '4.2%',
          offer: 'two videos and three stories in March',
          sender: 'Maya',
        },
      },
      {
        prompt:
          'I camped in your smallest tent through a week of rain in Wales and my book stayed dry. My readers are people who walk alone.',
        parameters: {
          brand: 'Fellside Tents',
          niche: 'solo hiking',
          followers: '8600',
          offer: 'a packing video with the tent, and a blog post',
          sender: 'Jonas, @jonaswalks',
          ask: 'product',
          tone: 'direct',
          followUps: '2',
        },
      },
      {
        prompt: 'My students ask me which notebook to buy, and I have used yours for three years.',
        parameters: {
          brand: 'Papierhaus',
          niche: 'learning languages with pen and paper',
          followers: '41k on Instagram',
          engagement: '3.1%',
          ask: 'affiliate',
          tone: 'professional',
          followUps: '1',
        },
      },
    ],
    refineActions: ['shorter', 'bolder', 'specific', 'change'],
  },
  maxOutputTokens: 2500,
  item,
  count: ({ parameters }) => getMailKinds(parameters).length,
  brief: {
    role: 'You write the first mail of a creator to a brand, as that creator would send it.',
    outputShape: 'lists',
    guidelines:
      'A mail is read in ten seconds, on a phone, between forty others. The reader asks: does this person make what our customers watch, ' +
      'what exactly would they make, who sees it. So the first sentence says who writes about what, and the detail of `prompt` shows that ' +
      'this mail went to nobody else. ' +
      'Then one concrete offer, the numbers in a line, one question that can be answered with yes. A follow-up is shorter than the mail ' +
      'it follows, says the idea again in a line, and makes a no easy.',
    sample: {
      prompt:
        'I have cooked with their pans since my first apartment. My viewers ask which pan it is under every video. brand: Norda. niche: small-kitchen cooking. followers: 24,000 on TikTok. engagement: 4.2%. offer: two videos in March. sender: Maya',
      item: {
        kind: 'pitch',
        subjects: [
          'Norda in a very small kitchen',
          'Two videos for Norda in March?',
          'Which pan is it? They ask me every time',
        ],
        body: 'Hi Norda team,\n\nI’m Maya, and I film small-kitchen cooking. I’ve cooked with your pans since my first apartment, and under every video someone asks which pan it is.\n\nI’d like to answer them properly: two videos in March, made in the kitchen they know.\n\n24,000 people follow me on TikTok, with an engagement rate of 4.2%. Would you be open to a paid partnership? I can send rates and dates.\n\nAll the best,\nMaya',
      },
    },
    traps: [
      'Praise of the brand that its own advertising could contain.',
      '“I hope this finds you well”, “I came across your brand”.',
    ],
    examples: [
      {
        prompt: 'brand: a tent maker. I camped in their smallest tent through a week of rain. niche: wild camping',
        good: 'A week of rain in your smallest tent, and my book stayed dry.',
        bad: 'I am a huge fan of your amazing brand and everything you stand for!',
        why: 'Only this person could write the good line.',
      },
      {
        prompt: 'brand: a tea shop. offer: one reel about the tasting room. my followers are mostly in Leeds',
        good: 'One reel about your tasting room, for people who could walk there from work: mine are mostly in Leeds.',
        bad: 'I would love to collaborate in any way that works for you.',
        why: 'The good line can be answered with yes.',
      },
    ],
    choices: ({ parameters }) => [
      `Only these mails: ${getMailKinds(parameters).join(', ')}.`,
      `A pitch has at most ${wordTargets[parameters.length]} words, a follow-up ${wordTargets.followUp}.`,
      requestTexts[parameters.ask],
      `Manner. ${toneInstructions[parameters.tone]}`,
      'The brand is `brand`, what the creator posts about is `niche`, who signs is `sender`. Any of them, `followers`, `engagement` or `offer` that the request does not give is a blank in the pitch.',
    ],
  },
  fit: fitMail,
  // One email per kind; a follow-up may repeat an earlier one.
  getOpening: ({ kind }) => kind.replaceAll('-', ''),
  canRepeat: true,
  present: presentMail,
  draft: 'Our AI is off. Paste your chatbot’s answer here, and you can open each email in your mail app.',
})

function getMailKinds({ followUps }: InputParameters<typeof fields>['parameters']): Mail['kind'][] {
  return (Object.keys(mailKinds) as Mail['kind'][]).slice(0, 1 + Number(followUps))
}

/** Returns null if the mail was not requested or has a link that the visitor did not give. */
function fitMail(mail: Mail, { parameters, visitorText }: Input<typeof fields> & FitContext): Mail | null {
  const { kind, subjects } = mail
  const body = truncateAtWord(mail.body, MAX_BODY_LENGTH)
  const hasInventedLink = parseLinks(body).some(({ url }) => !visitorText.includes(url))
  if (!getMailKinds(parameters).includes(kind) || hasInventedLink) return null
  const limitedSubjects = subjects.slice(0, kind === 'pitch' ? MAX_SUBJECTS : 1)
  return { kind, subjects: limitedSubjects.map((subject) => truncateAtWord(subject, MAX_SUBJECT_LENGTH)), body }
}

function presentMail({ kind, subjects, body }: Mail, { parameters }: Input<typeof fields>): CardDraft {
  const [subject = '', ...otherSubjects] = subjects
  const isPitch = kind === 'pitch'
  const copy = `${subject}\n\n${body}`
  // The brief asks for a blank only where neither a field nor the prompt has it.
  const lacks = (value: string, blank: RegExp) => value === '' && blank.test(copy)
  return {
    heading: mailKinds[kind],
    parts: [
      { label: 'Subject', text: subject, rank: 'answer', opening: 'used' },
      { label: 'Email', text: body, rank: 'answer' },
      ...otherSubjects.map(
        (text, index) => ({ label: `Other subject ${index + 1}`, text, opening: 'offered' }) as const,
      ),
    ],
    copy,
    carry: body,
    mail: true,
    meters: [measureWordGoal(copy, wordTargets[isPitch ? parameters.length : 'followUp'], 'copy')],
    notes: isPitch
      ? [
          lacks(parameters.brand, /\[[^[\]]*\b(?:brand|company)/i) &&
            'Add the brand. An email that could go to anyone rarely gets a reply.',
          lacks(parameters.niche, /\[[^[\]]*\b(?:niche|topic|posts? about)/i) &&
            'Say what you post about, so they can tell at a glance if you’re a fit.',
          'Link to one post that shows your work.',
        ]
      : ['Send it as a reply to your first email, so they have the context.'],
  }
}
