import { truncateAtWord } from '@/lib/core/strings/word-limits'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { countWordsWithBlanks } from '@/lib/tool/recount-meters'
import { type Mail, mailKindNames, type PitchInput, wordTargets } from './fields'
import { extractPromptFacts } from './prompt-facts'

export function presentMail(
  { kind, subjects, body }: Mail,
  { prompt, parameters }: PitchInput,
): Omit<Card, 'id' | 'item'> {
  const [subject = '', ...otherSubjects] = subjects
  const promptFacts = extractPromptFacts(prompt)
  const isPitch = kind === 'pitch'
  const copy = `${subject}\n\n${body}`
  const rank = 'answer' as const
  return {
    heading: mailKindNames[kind],
    parts: [
      { label: 'Subject', text: subject, rank, opening: 'used' },
      { label: 'Email', text: body, rank },
      ...otherSubjects.map((text, index) => ({
        label: `Other subject ${index + 1}`,
        text,
        opening: 'offered' as const,
      })),
    ],
    copy,
    carry: truncateAtWord(body.replace(/\s+/g, ' '), MAX_CARRY_LENGTH),
    mail: true,
    meters: [
      {
        label: 'Words',
        value: countWordsWithBlanks(copy),
        limit: isPitch ? wordTargets[parameters.length] : wordTargets.followUp,
        unit: 'words',
        of: 'copy',
        target: true,
      },
    ],
    notes: buildNotes(kind, {
      brand: parameters.brand || promptFacts.brand,
      niche: parameters.niche || promptFacts.niche,
    }),
  }
}

function buildNotes(kind: Mail['kind'], { brand, niche }: { brand: string; niche: string }): string[] {
  if (kind !== 'pitch') return ['Send it as a reply to your first email, so that they see what it is about.']
  return [
    ...(brand ? [] : ['Fill in the brand: an email that could go to anybody is answered by nobody.']),
    ...(niche ? [] : ['Say what you post about, so that they know in one line whether you fit.']),
    'Add a link to one post that shows your work.',
  ]
}
