import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { getMailKinds, mailSchema, pitchFields, wordTargets } from './fields'
import { fitMail, MAX_SUBJECT_LENGTH, MAX_SUBJECTS } from './fit'
import { presentMail } from './present'

export default definePromptTool({
  type: 'brand-pitch-email-writer',
  path: '/text-tools/brand-pitch-email-writer',
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
    placeholder: 'e.g. I’ve cooked with their pans since my first flat. My viewers ask which pan it is',
    hint: 'One thing only you can say: how you use it, who asks you about it. The pitch is built on it.',
    promptLimit: 1_500,
    buttonLabel: 'Write the emails',
    fields: pitchFields,
    examples: [
      {
        prompt: 'I’ve cooked with your pans since my first flat. Under every video somebody asks which pan it is.',
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
  itemSchema: mailSchema,
  count: ({ parameters }) => getMailKinds(parameters).length,
  buildBrief,
  fit: fitMail,
  // One email per kind; a follow-up may repeat an earlier one.
  getOpening: ({ kind }) => kind.replaceAll('-', ''),
  canRepeat: true,
  present: presentMail,
  draft: {
    unavailableReason:
      'This site runs without an AI. Yours writes the pitch and the follow-ups, and each opens in your mail app.',
  },
})
