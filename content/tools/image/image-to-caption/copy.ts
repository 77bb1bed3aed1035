import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Image to Caption Generator',
  title: 'Free Image to Caption Generator – From Your Photo',
  description:
    'Captions for a photo that start from what it can’t show: one fact from you. For Instagram, TikTok, X, LinkedIn and more, with up to five hashtags.',
  summary: 'Captions made of the one fact that your photo can’t show.',
  card: 'Captions for a photo from the one thing it can’t show.',
  keywords: ['caption from photo', 'photo caption', 'image caption', 'picture to text', 'instagram', 'hashtags'],
  steps: [
    {
      title: 'Add the photo',
      text: 'Drop, paste or choose it; HEIC from an iPhone too. A small copy is sent only where a model sees.',
    },
    {
      title: 'Say one thing nobody can see',
      text: 'When it was, why it matters, what went wrong a minute before. That’s what makes a caption yours.',
    },
    {
      title: 'Choose where it goes',
      text: 'Each network counts its own way, and the meter on every card does too.',
    },
    { title: 'Edit and copy', text: 'Change a word and watch the count, or let an AI make it bolder.' },
  ],
  features: [
    {
      title: 'Asks before it writes',
      text: 'A model that only sees a photo writes “coffee on a table”. We start from your fact instead.',
    },
    {
      title: 'Nothing made up in silence',
      text: 'Words that come from neither you nor your fields are underlined: keep, change or drop them.',
    },
    {
      title: 'The start as readers see it',
      text: 'For Instagram and TikTok a preview shows what stands before “more”; Instagram cuts at about 125 characters.',
    },
    {
      title: 'Hashtags with a limit',
      text: 'None to five, about your photo. Never #instagood.',
    },
    {
      title: 'Also without a model',
      text: 'A quick draft tidies your sentence, adds up to five hashtags, and says it’s a draft.',
    },
  ],
  faq: [
    {
      question: 'Do you keep my photo?',
      answer:
        'No. A copy of at most 768 pixels, without place and camera data, passes through our server to the model when you press the button. Your browser forgets it when you leave the page.',
    },
    {
      question: 'Why do I have to type something?',
      answer:
        'Because everybody can see what’s in the photo. The reason you post it is the part that isn’t there, and no model can know it.',
    },
    {
      question: 'Does it recognise people or places?',
      answer:
        'It is told not to: a face isn’t proof of who somebody is. Type the name or the place if it should be in the caption.',
    },
    {
      question: 'Can I use it without a photo?',
      answer: 'Yes. Say what is in it along with your fact. Sites without a vision model work that way for everybody.',
    },
    {
      question: 'Which photos work?',
      answer:
        'JPEG, PNG, WebP, AVIF, GIF (its first frame) and, where your browser opens it, HEIC: up to 50 MB and 50 million pixels.',
    },
    {
      question: 'How many hashtags should I add?',
      answer:
        'Instagram stops at five since December 2025, Social Media Today reports. Three that say what it is, what it belongs to and who it’s for are plenty.',
    },
  ],
  sources: [
    {
      label: 'Social Media Today: five hashtags on Instagram',
      url: 'https://www.socialmediatoday.com/',
      checked: '2026-11',
    },
    {
      label: 'Meta for Developers: caption length',
      url: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
