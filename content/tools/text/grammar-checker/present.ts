import { locateEdits } from '@/lib/text/grammar/locate-edits'
import { applyEdits } from '@/lib/text/grammar/text-edit'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { notEnglishNote, rulesOnlyNote } from './draft'
import type { GrammarCheck, GrammarInput } from './fields'

/** Presents the text with its edits. Style edits wait for acceptance; the others apply until rejected. */
export function presentGrammarCheck(
  { edits, note }: GrammarCheck,
  { prompt }: GrammarInput,
): Omit<Card, 'id' | 'item'> {
  const marks = locateEdits(prompt, edits).map(({ source: _, ...edit }) => ({
    ...edit,
    on: edit.kind !== 'style',
  }))
  const copy = applyEdits(
    prompt,
    marks.filter(({ on }) => on),
  )
  return {
    heading: marks.length === 0 ? getNoEditsHeading(note) : marks.length === 1 ? '1 edit' : `${marks.length} edits`,
    parts: [{ text: copy }],
    copy,
    carry: [...copy.replace(/\s+/g, ' ')].slice(0, MAX_CARRY_LENGTH).join(''),
    marked: { source: prompt, edits: marks },
    ...(note !== '' && { notes: [note] }),
  }
}

/** Only a model reads the whole text; rules find only known patterns. */
function getNoEditsHeading(note: string): string {
  if (note.includes(notEnglishNote)) return 'Not checked: only English is'
  return note.includes(rulesOnlyNote) ? 'No common slips found' : 'No mistakes found'
}
