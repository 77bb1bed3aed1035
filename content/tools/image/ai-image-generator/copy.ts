import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'AI Image Generator',
  title: 'Free AI Image Generator – Exact Sizes for Social Media',
  description:
    'Describe a picture for an Instagram post, TikTok cover, YouTube thumbnail or pin: drawn to size where this site has a model, else a finished prompt.',
  summary: 'A picture in your network’s exact size, or a finished prompt where no model draws.',
  card: 'Pictures in the size of a post, or a finished prompt where no model is connected.',
  keywords: [
    'picture',
    'art',
    'drawing',
    'text to image',
    'photo',
    'thumbnail',
    'pin',
    'banner',
    'cover',
    'logo',
    'transparent',
  ],
  steps: [
    {
      title: 'Describe the picture',
      text: 'Who or what, where, in which light. “Write a better prompt” has a field for each.',
    },
    {
      title: 'Choose where it goes',
      text: 'From a small profile picture to a channel banner. Your browser cuts it to the pixel.',
    },
    {
      title: 'Generate, or copy',
      text: 'A style adds words that you see first. Without a model here, you copy the whole prompt.',
    },
    {
      title: 'Save, copy or write the caption',
      text: 'Take the exact size or the original, fix the alt text, and go on to a caption tool.',
    },
  ],
  features: [
    {
      title: 'Exact to the pixel',
      text: 'Models draw in steps of sixteen pixels. You get 1080 × 1350, not 1088 × 1360, and see how much of the edge went.',
    },
    {
      title: 'The original too',
      text: 'Save the model’s own file as it came, with its Content Credentials if it has them.',
    },
    {
      title: 'A prompt builder without AI',
      text: 'One click adds light, framing and look if you left them out. Or fill in the parts. No model needed.',
    },
    {
      title: 'Pictures stay in your browser',
      text: 'The last 24 are on your device. Our server passes them on; one under 200 kB waits ten minutes, encrypted, in case it gets lost.',
    },
    {
      title: 'Clear answers',
      text: 'If a model’s safety system says no, we tell you, and your prompt stays in the box.',
    },
  ],
  faq: [
    {
      question: 'How many pictures can I make in a day?',
      answer:
        'Where this site can draw, normally five runs, with up to four pictures each; the page shows how many you have left. Drawing costs far more than writing. A failed run is free; one refused by the safety system counts.',
    },
    {
      question: 'What are Content Credentials, and why two files?',
      answer:
        'A signed note in the file that says how it was made (C2PA). It is valid only for the untouched original, so the cut file doesn’t have it. Save the original to keep the note.',
    },
    {
      question: 'Do I have to say a picture is AI?',
      answer:
        'If it could pass for real, yes: turn the label on. TikTok requires it and labels files with Content Credentials itself; Instagram and Facebook add “AI info” (November 2026). A missing note changes nothing.',
    },
    {
      question: 'Why is part of the edge missing?',
      answer:
        'The picture is cut from the middle to your size, usually by less than one per cent. Some models know only three sizes; then more goes, and the result says how much.',
    },
    {
      question: 'Can it write text on the picture?',
      answer:
        'Newer models get short lines right most of the time. Use quotation marks, five or six words and high quality, and read every letter before you post.',
    },
    {
      question: 'PNG, JPEG or WebP?',
      answer:
        'PNG loses nothing and can be transparent. JPEG and WebP are much smaller; TikTok photo posts take only those two. Instagram, X, LinkedIn, Facebook and Pinterest take PNG and JPEG.',
    },
    {
      question: 'Do you store my description?',
      answer:
        'No. It goes through our server to the model’s provider with a code for your connection; the provider has its own terms. Your browser keeps it next to the picture until you delete it.',
    },
    {
      question: 'Can I use the pictures commercially?',
      answer:
        'We claim no rights. The provider’s terms apply, and in many countries a picture made by AI alone has no copyright. No brands, characters or real people without permission.',
    },
  ],
  sources: [
    {
      label: 'OpenAI: sizes and options of its image models',
      url: 'https://developers.openai.com/api/docs/guides/image-generation',
      checked: '2026-11',
    },
    {
      label: 'OpenAI: C2PA in generated images',
      url: 'https://help.openai.com/en/articles/8912793-c2pa-in-dall-e-3',
      checked: '2026-11',
    },
    {
      label: 'TikTok: labels on AI-generated content and Content Credentials',
      url: 'https://newsroom.tiktok.com/en-eu/partnering-with-our-industry-to-advance-ai-transparency-and-literacy-eu',
      checked: '2026-11',
    },
    {
      label: 'IPTC: how Meta labels AI images by their metadata',
      url: 'https://iptc.org/news/meta-announces-support-for-iptc-metadata-in-generative-ai-images/',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
