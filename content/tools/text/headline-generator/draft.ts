import type { Random } from '@/lib/core/random'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import type { LineForm } from '@/lib/writer/line'
import { writeLines } from '@/lib/writer/lines'
import { removeFullStop } from '@/lib/writer/sentences'
import type { Headline, HeadlineInput } from './fields'
import { headlineKinds } from './fields'
import { quietAngle } from './present'

const angleByForm: Readonly<Record<LineForm, string>> = {
  question: 'Question',
  opinion: 'Opinion',
  list: 'List',
  'how-to': 'How-to',
  scene: 'Moment',
  statement: 'Statement',
  topic: 'Topic',
  quiet: quietAngle,
}

/** Writes headlines in the visitor's words. Drops a line over the limit instead of cutting it. */
export const draft = {
  outputKind: 'sentences' as const,
  write({ reading, parameters }: HeadlineInput & { reading: PromptReading }, random: Random): Headline[] {
    const { max } = headlineKinds[parameters.kind]
    const lines = writeLines(reading, parameters.kind === 'tiktok' ? 'hook' : 'title', random)
    const parts = reading.keywords.filter((phrase) => phrase.includes(' ')).slice(0, 1)
    const headlines = lines.map(({ text, form }) => ({ text: removeFullStop(text), angle: angleByForm[form] }))
    const fitting = headlines.filter(({ text }) => text.length <= max)
    const subjects = parts.map((text) => ({ text: capitalizeFirst(text), angle: 'Subject' }))
    return fitting.length > 0 ? fitting : subjects.filter(({ text }) => text.length <= max)
  },
}
