import { defineTextTool } from '@/lib/tool/text-tool'
import { cleaningSteps } from './cleaning-steps'

export default defineTextTool({
  type: 'text-cleaner',
  path: '/text-tools/text-cleaner',
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
  optionSetsLabel: 'cleanings',
  fields: [
    {
      kind: 'select',
      name: 'preset',
      label: 'Where is it from?',
      variant: 'chips',
      options: [
        { value: 'everyday', label: 'Anywhere' },
        { value: 'pdf', label: 'From a PDF' },
        { value: 'chatgpt', label: 'From ChatGPT' },
        { value: 'word', label: 'From Word' },
        { value: 'caption', label: 'A caption' },
        { value: 'none', label: 'Only what I tick' },
      ],
      default: 'everyday',
    },
    { kind: 'choices', name: 'also', label: 'Clean as well', options: cleaningSteps, default: [] },
    {
      kind: 'select',
      name: 'quotes',
      label: 'Quotes',
      options: [
        { value: 'keep', label: 'As the choice above has them' },
        { value: 'straight', label: 'Straight (" and \')' },
        { value: 'curly', label: 'Curly (“ ” and ’)' },
      ],
      default: 'keep',
    },
    {
      kind: 'select',
      name: 'form',
      label: 'Unicode form',
      options: [
        { value: 'keep', label: 'As it is' },
        { value: 'nfc', label: 'NFC (é as one)' },
        { value: 'nfkc', label: 'NFKC (𝗯𝗼𝗹𝗱 and ② plain, too)' },
      ],
      default: 'keep',
    },
  ],
})
