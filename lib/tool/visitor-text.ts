import { blankPattern } from '@/lib/core/strings/blanks'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { getDetails } from './prompt-reading'

type VisitorInput = { prompt: string; parameters: Readonly<Record<string, unknown>> }

/** Includes `extraTexts` from a tool's own boxes. A figure in a result may come only from this text. */
export function collectVisitorText({ prompt, parameters }: VisitorInput, ...extraTexts: readonly string[]): string {
  return [prompt, ...Object.values(getDetails(parameters)), ...extraTexts].join('\n')
}

/**
 * Returns whether a text must be rejected for a cliché, engagement bait or a figure that the visitor did not give. The
 * visitor's own words and the contents of blanks are exempt.
 */
export function shouldRejectText(
  text: string,
  visitorText: string,
  numberOptions?: Parameters<typeof hasInventedNumber>[2],
): boolean {
  const rejection = getRejectionReason(text)
  if (rejection !== null && rejection !== getRejectionReason(visitorText.replace(/(?<=[.!?:]) /g, '\n'))) return true
  return hasInventedNumber(text.replace(blankPattern, ''), visitorText, numberOptions)
}

/**
 * Memoizes work on a request's text. The cache is keyed by the request's `parameters` object, which all inputs of one
 * request share, and is freed with that object.
 */
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
