import { parseCarried } from './carried'
import type { FormValues } from './form-values'

const mark = 'Use this:'

/**
 * Runs that were kept before chosen texts travelled on their own have them in the prompt, each in a paragraph behind “Use this:”.
 * Takes those paragraphs out; which tool wrote them is no longer known.
 */
export function withoutMark(prompt: string): Pick<FormValues, 'prompt' | 'carried'> {
  const paragraphs = prompt.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  const own = paragraphs.filter((paragraph) => !paragraph.startsWith(mark))
  if (own.length === paragraphs.length || own.length === 0) return { prompt }
  const carried = parseCarried(
    paragraphs
      .filter((paragraph) => paragraph.startsWith(mark))
      .map((paragraph) => ({ tool: '', text: paragraph.slice(mark.length) })),
  )
  return { prompt: own.join('\n\n'), ...(carried.length > 0 && { carried }) }
}
