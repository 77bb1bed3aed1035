import type { Random } from '@/lib/core/random'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import type { LineForm } from '@/lib/writer/line'
import { writeLines } from '@/lib/writer/lines'
import type { Family, Hook, HookInput } from './fields'

const familyByForm: Readonly<Record<LineForm, Family>> = {
  question: 'open-question',
  opinion: 'bold-claim',
  list: 'list-promise',
  'how-to': 'cold-start',
  scene: 'mid-story',
  statement: 'cold-start',
  topic: 'cold-start',
  quiet: 'quiet',
}

export const draft = {
  outputKind: 'sentences' as const,
  write(input: HookInput & { reading: PromptReading }, random: Random): Hook[] {
    const { reading, parameters } = input
    const selected: readonly string[] = parameters.families
    const hooks = writeLines(reading, 'hook', random).map(({ text, form, detail }) => ({
      family: familyByForm[form],
      spoken: text,
      onScreenText: detail ?? '',
      firstFrame: '',
    }))
    const matches = ({ family }: Hook) => selected.length === 0 || selected.includes(family) || family === 'quiet'
    const chosen = hooks.filter(matches)
    return chosen.length > 0 ? chosen : hooks
  },
}
