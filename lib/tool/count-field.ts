import type { Field } from './form'

/** How many results the visitor wants: one of `counts`, in words as in numbers. */
export function countField<const Count extends string>(usual: NoInfer<Count>, counts: readonly Count[]) {
  return {
    kind: 'select',
    name: 'count',
    label: 'How many',
    default: usual,
    options: counts.map((count) => ({ value: count, label: count })),
  } as const satisfies Field
}
