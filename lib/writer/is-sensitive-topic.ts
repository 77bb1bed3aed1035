import { detectLanguage } from '@/lib/text/language/detect-language'
import type { WritingJob } from '@/lib/tool/engine'
import { MAX_PROMPT_LENGTH } from '@/lib/tool/form'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { getChosenKind, getDetails } from '@/lib/tool/prompt-reading'
import { isAboutHardDay } from './hard-day'

/** Whether a run is about a hard day, by the visitor's "Read as" choice, otherwise by the prompt. */
export function isSensitiveTopic({ input }: Pick<WritingJob, 'input'>): boolean {
  const chosenKind = getChosenKind(input.parameters)
  return chosenKind === undefined ? isSensitivePrompt(input) : chosenKind === 'hard-time'
}

const isSensitivePrompt = memoizePerRequest(({ prompt, parameters }: WritingJob['input']) => {
  const { turn = '', outcome = '' } = getDetails(parameters)
  const text = `${prompt.slice(0, MAX_PROMPT_LENGTH)}\n${turn}\n${outcome}`.replaceAll("'", '’')
  return isAboutHardDay(text, detectLanguage(text.slice(0, 400)))
})
