import type { PromptDetails } from './prompt-reading'

const detailNames = ['audience', 'outcome', 'turn', 'action'] as const satisfies readonly (keyof PromptDetails)[]

/** What a request's `parameters` say in the fields of "Add details", without closing full stop. */
export function getDetails(parameters: Readonly<Record<string, unknown>>): PromptDetails {
  const entries = detailNames.flatMap((name) => {
    const value = parameters[name]
    const detail = typeof value === 'string' ? value.trim().replace(/(?<!\.)\.$/, '') : ''
    return detail === '' ? [] : [[name, detail] as const]
  })
  return Object.fromEntries(entries)
}
