import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Case Converter',
  title: 'Free Case Converter – UPPER, lower, Title, Sentence, Slug',
  description:
    'Turn text into UPPER, lower, Sentence or Title Case (AP, APA or Chicago), camelCase, snake_case or a slug, all at once. NASA and iPhone stay right.',
  summary: 'Your text in fourteen cases at once. Names, links and hashtags stay as they are.',
  card: 'Your text in fourteen cases at once, with AP, APA and Chicago titles.',
  keywords: [
    'uppercase',
    'lowercase',
    'capitalize',
    'caps lock',
    'title case',
    'headline',
    'sentence case',
    'camelCase',
    'snake_case',
    'kebab-case',
    'slug',
  ],
  steps: [
    {
      title: 'Paste your text',
      text: 'A headline, a caption in capitals, or fifty titles, one per line. Or drop a .txt or .md file on the page.',
    },
    {
      title: 'Pick a version',
      text: 'All fourteen change as you type. Copy one, save it, or put it back in the box.',
    },
    {
      title: 'Add your names',
      text: 'Put brands and people under “Always spell these like this” and choose your title style.',
    },
  ],
  features: [
    {
      title: 'Real title rules',
      text: 'AP and APA keep small words of up to three letters small, Chicago (18th edition) up to four. The guides are linked below.',
    },
    {
      title: 'NASA stays NASA',
      text: 'iPhone, McDonald’s and 4K keep their capitals. In a line that’s all capitals, your own list decides.',
    },
    { title: 'Links keep working', text: 'Web and mail addresses, @handles and #HashTags are not touched.' },
    {
      title: 'More than English',
      text: 'Turkish i becomes İ, Dutch ijs becomes IJs, Greek loses its accents in capitals, ß becomes SS.',
    },
    {
      title: 'Nothing leaves your browser',
      text: 'Your draft stays on this device until you clear the box, or isn’t kept at all if you turn that off.',
    },
  ],
  faq: [
    {
      question: 'Which title case is right for YouTube or a blog?',
      answer:
        'AP: most newsrooms and blogs use it. APA is for papers, Chicago for books and magazines. Just use the same one everywhere.',
    },
    {
      question: 'Why does “Log In” become “Log in”?',
      answer:
        '“In” is small as a preposition and large as part of a verb, and a list of words can’t tell. Check in, on, up and off.',
    },
    {
      question: 'Why did Sentence case make a name small?',
      answer:
        'It can’t know that “anna” is a name. Put Anna under “Always spell these like this” and she’s right everywhere.',
    },
    {
      question: 'Kebab-case or slug?',
      answer:
        'Both use hyphens. A slug is for web addresses: “Café” becomes “cafe”, ß becomes ss, all small. kebab-case keeps the é.',
    },
    {
      question: 'Can I convert a whole list?',
      answer:
        'Yes, every line counts on its own. If your lines break in the middle of sentences, turn off “Treat every line on its own”.',
    },
    {
      question: 'How much text can it take?',
      answer: '200,000 characters, a short novel. Above 50,000 it works in the background, and you can cancel.',
    },
  ],
  sources: [
    {
      label: 'APA Style: title case',
      url: 'https://apastyle.apa.org/style-grammar-guidelines/capitalization/title-case',
      checked: '2026-11',
    },
    {
      label: 'AP titles: the rule of four letters',
      url: 'https://titlecapitalize.com/ap-title-capitalization-rules',
      checked: '2026-11',
    },
    {
      label: 'PerfectIt on Chicago’s prepositions in the 18th edition',
      url: 'https://www.perfectit.com/blog/you-are-entitled-to-no-more-indecent-prepositions',
      checked: '2026-11',
    },
    {
      label: 'Unicode: special casing (ß, İ, ς and Lithuanian dots)',
      url: 'https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
