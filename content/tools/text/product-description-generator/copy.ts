import type { ToolCopy } from '@/lib/tool/tool'

export const copy: ToolCopy = {
  name: 'Product Description Generator',
  title: 'Free Product Description Generator: TikTok Shop, Etsy',
  description:
    'Write a title, bullets, description and keywords for TikTok Shop, Etsy, Amazon or your own shop, within each limit. Free, no sign-up.',
  summary: 'Turn features into a listing: title, bullets, description and keywords that fit the shop.',
  card: 'Listings for TikTok Shop, Etsy and Amazon, with risky claims marked.',
  keywords: [
    'product description generator',
    'etsy listing generator',
    'amazon bullet points',
    'tiktok shop product description',
    'product title generator',
    'etsy tags',
  ],
  steps: [
    {
      title: 'List the features',
      text: 'Material, size, what it does, how it’s made. As they come to mind.',
    },
    { title: 'Choose the shop', text: 'The limits for title, bullets and description come with it.' },
    {
      title: 'Fill the blanks and paste',
      text: 'Tab goes from blank to blank. Copy all of it, or each part by hand.',
    },
  ],
  features: [
    {
      title: 'Fits the shop',
      text: 'Titles within 140 characters on Etsy and 200 on Amazon and TikTok Shop; Amazon’s five bullets within 250. Counted, not guessed.',
    },
    {
      title: 'Marks risky claims',
      text: '“Guaranteed”, “best”, “eco-friendly”, a cure: words that get listings taken down are named, with the reason.',
    },
    {
      title: 'Benefits you can stand by',
      text: 'Machine washable means it goes in with the laundry. Where only you know what a feature is good for, there’s a blank.',
    },
    {
      title: 'Asks what buyers ask',
      text: 'Size, material, care, what’s in the box: if you haven’t said it, the description has a place for it.',
    },
    {
      title: 'Five search phrases',
      text: 'From your own words, short enough for Etsy’s tags of 20 characters when you sell there.',
    },
  ],
  faq: [
    {
      question: 'How long may an Etsy title be?',
      answer:
        '140 characters, and 13 tags of up to 20 each. Say what it is in the first words: the rest is cut off in search results.',
    },
    {
      question: 'What are Amazon’s limits?',
      answer:
        'Its rules give titles at most 200 characters, with less in some categories. For bullets guides say 250 or 500 characters; we take 250. For the description it’s 2,000.',
    },
    {
      question: 'And TikTok Shop’s?',
      answer:
        'A description may have 10,000 characters, says its developer documentation, which asks for three to five selling points under 250. For titles guides say 25 to 200.',
    },
    {
      question: 'Why is my word marked as risky?',
      answer:
        'Because shops ask for proof of it. You said it, so it stays in the text; the note in More says what to do about it. An AI model’s own claims are thrown away.',
    },
    {
      question: 'Why are there blanks in my bullets?',
      answer:
        'You named a feature but not what it’s good for, and nobody else can know. Write “deep pockets, so the phone stays in” and the blank is gone.',
    },
    {
      question: 'Can I sell on several shops with one text?',
      answer: 'Change the shop and run it again: the limits change, your words don’t. Each run costs one use.',
    },
  ],
  sources: [
    {
      label: 'Amazon Seller Central: rules for product detail pages',
      url: 'https://sellercentral.amazon.com/gp/help/external/help.html?itemID=200390640',
      checked: '2026-11',
    },
    {
      label: 'Amazon Listing Audit: bullet point guidelines',
      url: 'https://www.amazonlistingaudit.com/policy/bullet-point-guidelines',
      checked: '2026-11',
    },
    {
      label: 'LetterCounter: TikTok Shop limits',
      url: 'https://lettercounter.org/blog/tiktok-shop-description-limit',
      checked: '2026-11',
    },
    {
      label: 'TikTok Shop Partner Center: Create Product',
      url: 'https://partner.tiktokshop.com/docv2/page/6502fc8da57708028b42b18a',
      checked: '2026-11',
    },
    {
      label: 'Etsy and Shopify listing lengths',
      url: 'https://apify.com/autoaugeo/listing-seo-length-auditor-for-online-se-8a73',
      checked: '2026-11',
    },
  ],
}
