import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'AI Prompt Writer',
  title: 'Free AI Image Prompt Writer – Three Prompts at Once',
  description:
    'Turn an idea into three image prompts: medium, light, lens, colours and format. In your browser, by rules. Free, no account.',
  summary: 'An idea becomes three image prompts, in named parts or as a list of words.',
  card: 'Three image prompts from an idea: a photo, an illustration, a graphic.',
  keywords: [
    'prompts',
    'prompt builder',
    'image to prompt',
    'midjourney',
    'stable diffusion',
    'flux',
    'dall-e',
    'art prompt',
  ],
  steps: [
    {
      title: 'Type the idea',
      text: 'A lighthouse keeper feeding seagulls: who or what, doing what, where. Up to 300 characters.',
    },
    {
      title: 'Fix what you’re sure of',
      text: 'A medium, a light, a palette, a format. What you leave open never goes against your idea.',
    },
    {
      title: 'Shuffle, then copy',
      text: 'Paste it into your generator. Where this site has an image model, “Make this picture” goes on to it.',
    },
  ],
  features: [
    {
      title: 'Two ways of writing',
      text: 'Named parts (style, light, composition) for GPT Image and chat models; words by commas, with a negative prompt, for the others.',
    },
    {
      title: 'Words that do something',
      text: 'About 200 terms for medium, light, lens and composition. No “masterpiece”, no “8k”.',
    },
    {
      title: 'Your idea rules',
      text: 'A red boat at sunset gets no other light or colours. Moods and unusual media only if you choose them.',
    },
    {
      title: 'See what changed',
      text: 'Prompts 2 and 3 show which words differ from the first.',
    },
    {
      title: 'A link to your choices',
      text: 'It opens this page with your idea and every choice. They stand after the #, so no server sees them.',
    },
  ],
  faq: [
    {
      question: 'Does an AI write the prompts?',
      answer:
        'Only under “With AI or a picture”, where this site has a model. As you type, rules add terms behind your own words, also offline. “For an Instagram post” counts as the format.',
    },
    {
      question: 'Why named parts for one model and a list for another?',
      answer:
        'Models built on language models read a prompt as a description. Older ones weigh single words. If you’re not sure, try named parts.',
    },
    {
      question: 'How long should a prompt be?',
      answer:
        'Long enough to say what you care about. The meter turns amber beyond 120 words or 1,000 characters, which is what our image generator takes.',
    },
    {
      question: 'Can it turn a picture into a prompt?',
      answer:
        'Where the site has a model that sees: it describes what is there, the light, colours and composition, and names nobody. A small copy is sent, without metadata; we don’t keep it.',
    },
    {
      question: 'How do I get text into the picture?',
      answer:
        'Use the box “Text in the picture”. It goes into quotation marks, to be spelled exactly. Keep it to a few words and check every letter.',
    },
    {
      question: 'What does “Leave out” do?',
      answer:
        'In a list it becomes the negative prompt, a field of many generators. In named parts it is a request, and models sometimes draw what they should avoid. “No text” behind a comma of your idea counts as left out.',
    },
    {
      question: 'Will I get the same prompts again?',
      answer: 'By rules, yes: until you shuffle. After a reload the shuffling starts from the beginning.',
    },
  ],
  sources: [
    {
      label: 'OpenAI: prompting its image models',
      url: 'https://developers.openai.com/api/docs/guides/image-generation',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
