import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'

export const promptParts = [
  { id: 'subject', label: 'Subject', placeholder: 'a potter shaping a bowl' },
  { id: 'setting', label: 'Setting', placeholder: 'in a small workshop with shelves of clay' },
  { id: 'style', label: 'Style', placeholder: 'documentary photograph' },
  { id: 'light', label: 'Light', placeholder: 'low morning sun through a window' },
  { id: 'composition', label: 'Composition', placeholder: 'close-up of the hands, space above for a title' },
  { id: 'colours', label: 'Colours', placeholder: 'terracotta, cream and a little blue' },
  { id: 'wording', label: 'Text on the picture', placeholder: 'Open studio, Saturday' },
  { id: 'avoid', label: 'Things to leave out', placeholder: 'other people, brand names' },
] as const

export type PromptPartId = (typeof promptParts)[number]['id']
export type PromptPartValues = Readonly<Partial<Record<PromptPartId, string>>>

/** Composes a prompt from its labeled parts, most important first. Empty without a subject and a setting. */
export function composePrompt(values: PromptPartValues): string {
  const getPart = (id: PromptPartId) => trimEndMatching((values[id] ?? '').replace(/\s+/g, ' ').trim(), /[.,;]/)
  const scene = [getPart('subject'), getPart('setting')].filter(Boolean).join(', ')
  if (!scene) return ''
  const wording = getPart('wording').replace(/["“”]/g, '')
  return [
    toSentence(scene),
    formatLabeledText('Style', getPart('style')),
    formatLabeledText('Light', getPart('light')),
    formatLabeledText('Composition', getPart('composition')),
    formatLabeledText('Colours', getPart('colours')),
    wording && `Text on the picture, spelled exactly: “${wording}”.`,
    formatLabeledText('Leave out', getPart('avoid')),
  ]
    .filter(Boolean)
    .join(' ')
}

const formatLabeledText = (label: string, text: string) => (text ? `${label}: ${text}.` : '')

function toSentence(text: string): string {
  const [firstCharacter = '', ...otherCharacters] = text
  return `${firstCharacter.toLocaleUpperCase()}${otherCharacters.join('')}${/[!?…]$/.test(text) ? '' : '.'}`
}
