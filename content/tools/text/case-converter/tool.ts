import { select, textField, toggle } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'

export default defineTextTool({
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
    select('title', 'Title Case rules', {
      ap: 'AP (news, blogs)',
      apa: 'APA (papers)',
      chicago: 'Chicago (books)',
      simple: 'Simple (only a, an, the, and, or, of … lowercase)',
    }),
    select('language', 'Text language', {
      en: 'English',
      und: 'Another language',
      az: 'Azerbaijani (i and İ)',
      da: 'Danish or Norwegian (å is aa in slugs)',
      nl: 'Dutch (IJ)',
      de: 'German (ä is ae in slugs)',
      el: 'Greek (accents)',
      lt: 'Lithuanian (dots)',
      tr: 'Turkish (i and İ)',
    }),
    textField('exceptions', 'Always spell these like this', 2_000, {
      placeholder: 'iPhone, TikTok, Anna',
      hint: 'Separated by commas or spaces.',
    }),
    toggle('acronyms', 'Keep words like NASA, iPhone and McDonald’s', true),
    toggle('lines', 'Treat each line separately', true),
  ],
})
