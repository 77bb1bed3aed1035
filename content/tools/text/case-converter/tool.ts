import { defineTextTool } from '@/lib/tool/text-tool'

export default defineTextTool({
  type: 'case-converter',
  path: '/text-tools/case-converter',
  icon: 'case-sensitive',
  order: 240,
  category: 'format',
  searchWords: 'capital letters, upper case, lower case, capitals, all caps, small letters',
  relatedToolTypes: ['social-character-counter', 'youtube-title', 'tiktok-hook-generator', 'instagram-caption'],
  input: {
    label: 'Your text',
    placeholder: 'Paste a title, a caption or a list',
    limit: 200_000,
    sample:
      'HOW I FILMED A WHOLE MONTH OF REELS WITH AN IPHONE\nthe end of guessing: what NASA taught me about hooks\nRead more at https://example.com/AbC @Crumb.Club #SourdoughTok',
  },
  fields: [
    {
      kind: 'select',
      name: 'title',
      label: 'Title Case rules',
      options: [
        { value: 'ap', label: 'AP (news, blogs)' },
        { value: 'apa', label: 'APA (papers)' },
        { value: 'chicago', label: 'Chicago (books)' },
        { value: 'simple', label: 'Simple (only a, an, the, and, or, of … small)' },
      ],
      default: 'ap',
    },
    {
      kind: 'select',
      name: 'language',
      label: 'Language of the text',
      options: [
        { value: 'en', label: 'English' },
        { value: 'und', label: 'Another language' },
        { value: 'az', label: 'Azerbaijani (i and İ)' },
        { value: 'nl', label: 'Dutch (IJ)' },
        { value: 'el', label: 'Greek (accents)' },
        { value: 'lt', label: 'Lithuanian (dots)' },
        { value: 'tr', label: 'Turkish (i and İ)' },
      ],
      default: 'en',
    },
    {
      kind: 'text',
      name: 'exceptions',
      label: 'Always spell these like this',
      maxLength: 2_000,
      default: '',
      placeholder: 'iPhone, TikTok, Anna',
      hint: 'Separated by commas or spaces.',
    },
    {
      kind: 'toggle',
      name: 'acronyms',
      label: 'Keep words such as NASA, iPhone and McDonald’s',
      default: true,
    },
    { kind: 'toggle', name: 'lines', label: 'Treat every line on its own', default: true },
  ],
})
