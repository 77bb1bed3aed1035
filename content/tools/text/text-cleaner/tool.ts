import { choices, select } from '@/lib/tool/fields'
import { defineTextTool } from '@/lib/tool/text-tool'
import { cleaningSteps } from './cleaning-steps'

export default defineTextTool({
  icon: 'eraser',
  order: 160,
  category: 'fix',
  searchWords: 'clean text, strip html, remove emoji, remove line breaks, chatgpt watermark, unformat',
  relatedToolTypes: ['find-and-replace', 'line-organizer', 'text-compare', 'social-character-counter'],
  input: {
    label: 'Your text',
    placeholder: 'Paste text from a PDF, a chatbot, Word or a website',
    limit: 500_000,
    sample:
      '## My\u200b new  recipe\nBake the **rye bread** for 40\u202fminutes 👩‍👧 \nRead it at https://example.com/rye?utm_source=chatgpt.com&page=2#steps\n\n\n\n“Best loaf\u00a0yet” — Anna',
    sampleOptions: { preset: 'chatgpt' },
  },
  visibleFieldCount: 1,
  optionSetsLabel: 'cleanups',
  fields: [
    select(
      'preset',
      'Where is it from?',
      {
        everyday: 'Anywhere',
        pdf: 'From a PDF',
        chatgpt: 'From ChatGPT',
        word: 'From Word',
        caption: 'A caption',
        none: 'Other (I’ll choose what to clean)',
      },
      { variant: 'chips' },
    ),
    choices('also', 'Also remove or change', cleaningSteps),
    select('quotes', 'Quotes', {
      keep: 'Default for the source',
      straight: 'Straight (" and \')',
      curly: 'Curly (“ ” and ’)',
    }),
    select('form', 'Unicode normalization', {
      keep: 'Leave as is',
      nfc: 'NFC (é as one)',
      nfkc: 'NFKC (also makes 𝗯𝗼𝗹𝗱 and ② plain)',
    }),
  ],
})
