import { blankPattern } from '@/lib/core/strings/blanks'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { getDetails } from './prompt-reading'

type VisitorInput = { prompt: string; parameters: Readonly<Record<string, unknown>> }

/** Only these may be a source of figures. `extraTexts` come from a tool's own boxes. */
export function collectVisitorText({ prompt, parameters }: VisitorInput, ...extraTexts: readonly string[]): string {
  return [prompt, ...Object.values(getDetails(parameters)), ...extraTexts].join('\n')
}

/** For a cliché, begging, or a figure the visitor did not give. Exempts the visitor's words and blanks. */
export function shouldRejectText(
  text: string,
  visitorText: string,
  numberOptions?: Parameters<typeof hasInventedNumber>[2],
): boolean {
  const rejection = getRejectionReason(text)
  if (rejection !== null && rejection !== getRejectionReason(visitorText.replace(/(?<=[.!?:]) /g, '\n'))) return true
  return hasInventedNumber(text.replace(blankPattern, ''), visitorText, numberOptions)
}

/** The cache is keyed by the request's `parameters`, which all its inputs share, and is freed with them. */
export function memoizePerRequest<Input extends { prompt: string; parameters: object }, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const resultsByRequest = new WeakMap<object, Map<string, Result>>()
  return (input) => {
    const resultsByPrompt = resultsByRequest.get(input.parameters) ?? new Map<string, Result>()
    resultsByRequest.set(input.parameters, resultsByPrompt)
    const cachedResult = resultsByPrompt.get(input.prompt)
    if (cachedResult !== undefined) return cachedResult
    const result = compute(input)
    resultsByPrompt.set(input.prompt, result)
    return result
  }
}
