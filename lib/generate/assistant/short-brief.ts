import { formatItem, getAnswerFields, getMainField } from '@/lib/generate/assistant/answer-fields'
import { composePrompt } from '@/lib/generate/assistant/compose-prompt'
import { readAnswer } from '@/lib/generate/assistant/read-answer'
import { buildChoiceRules } from '@/lib/openai/brief/brief'
import { buildLanguageRule } from '@/lib/openai/brief/rules'
import type { PlainTextBrief } from '@/lib/openai/text/engine'
import type { WritingJob } from '@/lib/tool/engine'
import { getDefaultParameters } from '@/lib/tool/form-values'
import type { PromptTool } from '@/lib/tool/prompt-tool'
import { isSensitiveTopic } from '@/lib/writer/hard-day'

/** For models of three to eight billion parameters: one job in few words, and a numbered list as the answer. */
export const shortBrief: PlainTextBrief = {
  compose: (job, acceptedItems) =>
    job.refine || !suitsShortPrompt(job.tool) ? composePrompt(job) : composeShortPrompt(job, acceptedItems),
  parse(answer, job) {
    const reading = readAnswer(answer, job)
    return 'items' in reading ? reading.items : []
  },
}

const MAX_SHORT_PROMPT_ITEMS = 4

/** Whether the items are short independent texts: a small model then writes only the main field of each. */
export function suitsShortPrompt({ itemSchema, buildBrief, form, imageInput }: PromptTool): boolean {
  const { outputShape } = buildBrief({ prompt: '', parameters: getDefaultParameters(form.fields) })
  const hasRows = getAnswerFields(itemSchema).some(({ kind }) => kind === 'rows' || kind === 'number')
  return (
    imageInput === undefined &&
    !hasRows &&
    form.onDevice === undefined &&
    (outputShape === 'set' || outputShape === 'rewrite')
  )
}

/** Composes about 275 tokens. Texts of fields replace their names in backticks. */
export function composeShortPrompt(job: WritingJob, acceptedItems: readonly unknown[] = []): string {
  const { tool, input, count } = job
  const brief = tool.buildBrief(input)
  const mainField = getMainField(tool, brief)
  const description = (brief.fields as Record<string, string>)[mainField.path[0] ?? ''] ?? ''
  const itemCount = Math.min(count - acceptedItems.length, MAX_SHORT_PROMPT_ITEMS)
  const acceptedTexts = acceptedItems.map((item) => `“${formatItem([mainField], item)}”`).join(', ')
  const isRewrite = brief.outputShape === 'rewrite'
  const rules = [
    'Use only what the text says. Invent no number, name or result.',
    buildLanguageRule(input.parameters.language, true),
    isRewrite
      ? 'Say the same as the text, no more and no less.'
      : 'Each is about this text and begins with another word.',
    'Plain words. No quotation marks, no hashtags.',
    ...buildChoiceRules(brief, input, isSensitiveTopic(job)),
    ...(acceptedTexts ? [`Write others than these: ${acceptedTexts}`] : []),
  ].map((rule) => `- ${rule}`)
  const replaceNames = (text: string) =>
    text.replace(/`(\w+)`/g, (_, name: string) =>
      name === 'prompt' ? 'the text' : `“${input.parameters[name] || name}”`,
    )
  return [
    replaceNames(`${brief.role} Write ${itemCount} for the text below: ${description}`),
    `Text:\n"""\n${input.prompt}\n"""`,
    replaceNames(rules.join('\n')),
    `Example for another text (“${brief.sample.prompt}”):\n1. ${formatItem([mainField], brief.sample.item)}`,
    `Answer with a list numbered from 1 to ${itemCount} and nothing else.`,
  ].join('\n\n')
}
