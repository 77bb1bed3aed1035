import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'AI Image Generator',
  title: 'AI Image Generator for Social Media, in Exact Sizes',
  description:
    'Describe a picture and get it in the exact size of an Instagram post, TikTok cover, YouTube thumbnail or pin. Up to four at once, no sign-up.',
  summary: 'Describe a picture and get it in the exact size that your network shows.',
  card: 'Pictures from a description, cut to the exact size of a post, cover or thumbnail.',
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
      text: 'Who or what is in it, where, in which light and seen from where. “Write a better prompt” below the box has a field for each of these and ticks off what is still open.',
    },
    {
      title: 'Choose where it goes',
      text: 'Every size in the list is one that a network shows, from a 400-pixel profile picture to a channel banner. The model draws slightly more than that, and your browser cuts it to the pixel.',
    },
    {
      title: 'Read what is sent, then generate',
      text: 'A style adds a few words to yours, and the page shows the whole text before it leaves. A single picture appears blurred while it is drawn and sharpens until it is done.',
    },
    {
      title: 'Save, copy or write the caption',
      text: 'Take the exact size or the model’s own file, copy the picture to the clipboard, correct the alt text, and carry both to a caption tool.',
    },
  ],
  features: [
    {
      title: 'Cut to the pixel',
      text: 'Models draw in steps of sixteen pixels, networks do not. An Instagram portrait comes out 1080 × 1350, not 1088 × 1360, and you see how much of the edge went.',
    },
    {
      title: 'The original is kept as it came',
      text: 'Next to the finished picture you can save the file exactly as the model’s server sent it, with its Content Credentials if it has them.',
    },
    {
      title: 'A prompt builder that needs no AI',
      text: 'Subject, setting, light, composition, colours, wording: fill in what you know and it becomes one prompt. It works in your browser, even when no model is connected.',
    },
    {
      title: 'Pictures stay in your browser',
      text: 'The last 24 are kept on your device so that you can come back to them. The server passes pictures on; only one below 200 kB waits there, encrypted, for ten minutes in case it gets lost.',
    },
    {
      title: 'Refusals in plain words',
      text: 'When a model’s safety system says no, the page says so and your prompt stays in the box, ready to be changed.',
    },
  ],
  faq: [
    {
      question: 'How many pictures can I make in a day?',
      answer:
        'Five runs a day unless this site’s operator has set another number, and each run makes up to four pictures. Drawing costs the operator far more than writing, which is why the limit is lower than that of the text tools. A run that fails costs you nothing; one that the model’s safety system refuses counts.',
    },
    {
      question: 'What are Content Credentials, and why are there two files to save?',
      answer:
        'They are a signed note inside a picture file that says how it was made; the standard is called C2PA. The signature covers the file as the model made it, so cutting it to another size ends it. We do not copy the note into the cut file, because it would then vouch for pixels that it never saw. Save the original where you want the note to travel with the picture.',
    },
    {
      question: 'Do I have to say that a picture was made with AI?',
      answer:
        'TikTok asks creators to label AI content with realistic images, and labels files that carry Content Credentials by itself. Instagram and Facebook add “AI info” when they find such a note in the file. A missing note does not lift the duty: turn the label on yourself when the picture could be taken for real (read in November 2026).',
    },
    {
      question: 'Why is part of the picture missing at the edge?',
      answer:
        'The picture is cut from the middle to the shape you chose. With most models that is less than one per cent. Some know only three sizes; then more goes, and the result says how much. Ask for space around the subject if it sits close to the edge.',
    },
    {
      question: 'Can it write text on the picture?',
      answer:
        'Newer models spell short lines right most of the time. Put the words in quotation marks, keep them to five or six, choose high quality, and read every letter before you post.',
    },
    {
      question: 'Which file type should I choose?',
      answer:
        'PNG loses nothing and can be transparent. JPEG and WebP are several times smaller, which helps on slow connections; TikTok’s interface for photo posts takes only those two. Instagram, X, LinkedIn, Facebook and Pinterest take PNG and JPEG.',
    },
    {
      question: 'Is my description stored?',
      answer:
        'Not by us. It goes through our server to the model’s provider, which handles it under its own terms, together with a code that stands for your connection. It is written to no log here. Your browser keeps it beside the picture until you delete it.',
    },
    {
      question: 'May I use the pictures commercially?',
      answer:
        'We claim no rights in them. The provider’s terms apply too, and in many countries a picture made by a model alone has no copyright, so others may use it as well. Do not ask for brands, characters or real people that you have no permission to show.',
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
