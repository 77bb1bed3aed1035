import type { PromptDetails } from './prompt-reading'

const detailNames = ['audience', 'outcome', 'turn', 'action'] as const satisfies readonly (keyof PromptDetails)[]

/** Reads the fields of "Add details" from a request's `parameters`, without a final full stop. */
export function getDetails(parameters: Readonly<Record<string, unknown>>): PromptDetails {
  const entries = detailNames.flatMap((name) => {
    const value = parameters[name]
    const detail = typeof value === 'string' ? value.trim().replace(/(?<!\.)\.$/, '') : ''
    return detail === '' ? [] : [[name, detail] as const]
  })
  return Object.fromEntries(entries)
}
