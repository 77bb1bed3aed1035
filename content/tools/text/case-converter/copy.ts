import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'Case Converter',
  title: 'Case Converter: UPPER, lower, Title, Sentence, Slug',
  description:
    'Turn a text into UPPER, lower, Sentence and Title Case (AP, APA or Chicago), camelCase, snake_case or a slug, all at once. NASA and iPhone stay as they are.',
  summary: 'Fourteen cases of your text at once, line by line, with names, links and hashtags left alone.',
  card: 'One text in fourteen cases at once, with AP, APA and Chicago titles.',
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
      title: 'Paste your lines',
      text: 'A headline, a caption typed with caps lock on, or fifty video titles, one line each. A .txt or .md file can be dropped on the page.',
    },
    {
      title: 'Pick from the list',
      text: 'All fourteen spellings follow your keys. Each has a copy button, can be saved as a .txt file, or goes back into the box to be changed further.',
    },
    {
      title: 'Teach it your names',
      text: 'Write brands and people into “Always spell these so”, choose the title rules of your house, and copy the settings link for your team.',
    },
  ],
  features: [
    {
      title: 'Title rules with an address',
      text: 'AP and APA keep articles, conjunctions and prepositions of up to three letters small, Chicago since its 18th edition those of up to four. The guides are linked below.',
    },
    {
      title: 'Capitals that mean something survive',
      text: 'NASA, iPhone, McDonald’s and 4K keep their capitals in titles and sentences. In a line that is all capitals they tell nothing, so there your own list decides.',
    },
    {
      title: 'Links keep working',
      text: 'A web address, a mail address, an @handle and a #HashTag are never touched in prose: one changed letter can lead a short link to a stranger’s page.',
    },
    {
      title: 'More alphabets than English',
      text: 'Turkish i becomes İ, Dutch ijs becomes IJs, Greek capitals lose their accents and a word ends in ς, and ß turns into SS.',
    },
    {
      title: 'Nothing leaves your browser',
      text: 'No letter of your text is sent anywhere. Your draft is kept on this device until you empty the box, or not at all if you turn that off.',
    },
  ],
  faq: [
    {
      question: 'Which title case should I use for a YouTube video or a blog post?',
      answer:
        'AP is what most newsrooms and blogs follow, so it is the default. Choose APA for academic papers and Chicago for books and magazines. What matters to readers is that all your titles follow the same one.',
    },
    {
      question: 'Why does “Log In” come out as “Log in” when it is not the last word?',
      answer:
        '“In” is small as a preposition and large as part of a verb, and telling them apart takes grammar that a list of words does not have. Check short words such as in, on, up and off in titles.',
    },
    {
      question: 'Why did Sentence case make a name small?',
      answer:
        'Nothing in “anna went to paris” says which words are names, so only the start of a sentence, the word I and words with inner capitals get one. Put Anna and Paris into “Always spell these so” and they come out right everywhere.',
    },
    {
      question: 'What is the difference between kebab-case and a slug?',
      answer:
        'Both join words with hyphens. A slug is made for an address: accents go (“Café” becomes “cafe”), ß becomes ss, and everything is small. kebab-case keeps é as it is.',
    },
    {
      question: 'Can I convert a whole list at once?',
      answer:
        'Yes. Each line is treated as a title, a sentence or a name of its own, and empty lines stay. Turn off “Treat every line on its own” for a text whose lines were broken in the middle of sentences.',
    },
    {
      question: 'How much text can it take?',
      answer:
        'Two hundred thousand characters, about the length of a short novel. Above fifty thousand the work moves to the background, so that the box stays quick, and can be cancelled.',
    },
  ],
  sections: { features: 'What a Shift Key Cannot Do' },
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
