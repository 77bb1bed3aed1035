import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Quote Card Maker',
  title: 'Free Quote Card Maker – Text to Image or Carousel',
  description:
    'Turn a quote, a long text or a whole list into designed cards. Letters size themselves, ten themes, your logo. PNG, ZIP or PDF, made in your browser.',
  summary: 'A quote, a long text or a list, as finished cards.',
  card: 'Words as designed cards: one, a carousel, or one for each line of a list.',
  keywords: [
    'quote',
    'quote maker',
    'quote image',
    'text to image',
    'text post',
    'carousel',
    'instagram quote',
    'linkedin carousel',
    'pdf carousel',
    'bulk quotes',
    'tweet to image',
    'canva bulk create',
  ],
  steps: [
    {
      title: 'Paste your words',
      text: 'A line, a long text, or a list with a quote a line. “Less is more. — Mies” becomes the words and their author.',
    },
    {
      title: 'Choose a look',
      text: 'Ten themes, five pairs of typefaces, your colour, gradient or picture, and your logo.',
    },
    {
      title: 'Save the set',
      text: 'One card as PNG, all of them in a ZIP, or a PDF with a page each for LinkedIn.',
    },
  ],
  features: [
    {
      title: 'Letters that fit',
      text: 'From 120 pixels down, as large as the card holds. Below the smallest size you allow, the text goes on on the next card.',
    },
    {
      title: 'Slides from a long text',
      text: 'It’s cut between sentences, or words where those are long, in letters of one size, with numbers. A blank line begins a card.',
    },
    {
      title: 'Fifty cards from a list',
      text: 'Paste fifty lines, get fifty cards in one ZIP. Each line may end in an author of its own.',
    },
    {
      title: 'Readable on any picture',
      text: 'Words stand low on a veil, no more of it than your picture needs. If the contrast drops below 4.5 to 1, you’re told.',
    },
    {
      title: 'From right to left',
      text: 'Arabic and Hebrew begin on the right, and so do the quotation mark and the name.',
    },
  ],
  faq: [
    {
      question: 'How do I make a carousel from a long text?',
      answer:
        'Paste all of it. Where it doesn’t fit in letters of 44 pixels, it goes on over several cards; “More settings” has that limit. A blank line always begins a new card.',
    },
    {
      question: 'Can I turn a thread into slides?',
      answer:
        'Yes. Make the thread or carousel plan here, then press “All in Quote Card Maker” above the results. Each post or slide becomes a card.',
    },
    {
      question: 'Which sizes are there?',
      answer:
        'Instagram 4:5 (1080 × 1350), 3:4, square and story, X 16:9, a Facebook post, LinkedIn square and a Pinterest pin. They were checked in November 2026.',
    },
    {
      question: 'Can I use other people’s quotes?',
      answer:
        'A short quote with its author is usual, but whole poems, lyrics and long passages belong to somebody. Check who really said it: many famous lines are wrongly credited.',
    },
    {
      question: 'How do I post the PDF on LinkedIn?',
      answer: 'Start a post, choose “Add a document”, and pick the file. Each page becomes a slide that people swipe.',
    },
    {
      question: 'Are my words or pictures uploaded?',
      answer:
        'No. Cards are drawn in this page and your work is kept in this browser. The template link holds the layout and the words, never a picture or logo.',
    },
  ],
  sources: [
    {
      label: 'Instagram: publishing photos',
      url: 'https://developers.facebook.com/docs/instagram-platform/content-publishing',
      checked: '2026-11',
    },
    {
      label: 'Pinterest: pin specifications',
      url: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
