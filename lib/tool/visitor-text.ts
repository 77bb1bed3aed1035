import { getDetails } from './details'

type VisitorInput = { prompt: string; parameters: Readonly<Record<string, unknown>> }

/**
 * Returns all text by the visitor: the prompt, the details and the `extraTexts` of a tool's own boxes. Only these may
 * be a source of figures.
 */
export function collectVisitorText({ prompt, parameters }: VisitorInput, ...extraTexts: readonly string[]): string {
  return [prompt, ...Object.values(getDetails(parameters)), ...extraTexts].join('\n')
}
