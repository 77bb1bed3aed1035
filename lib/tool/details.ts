import type { Details } from './reading'

const names = ['audience', 'outcome', 'turn', 'action'] as const satisfies readonly (keyof Details)[]

/** What a request's `parameters` say in the fields of "Add details", without closing full stop. */
export function detailsOf(parameters: Readonly<Record<string, unknown>>): Details {
  const given = names.flatMap((name) => {
    const value = parameters[name]
    const words = typeof value === 'string' ? value.trim().replace(/(?<!\.)\.$/, '') : ''
    return words === '' ? [] : [[name, words] as const]
  })
  return Object.fromEntries(given)
}
