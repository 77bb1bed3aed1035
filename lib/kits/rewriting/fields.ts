import type { Field } from '@/lib/tool/form'

/** These words are preserved in every version (`keeps` in `lib/tool/tool-definition.ts`). */
export const keepField = {
  kind: 'text',
  name: 'keep',
  label: 'Words to keep',
  default: '',
  maxLength: 200,
  placeholder: 'Terms and phrases, separated by commas',
  hint: 'Links, @handles, #tags, numbers and names are kept anyway.',
} as const satisfies Field

export function buildVersionCountField<const Count extends '1' | '2' | '3'>(defaultCount: Count) {
  return {
    kind: 'select',
    name: 'variants',
    label: 'Versions',
    default: defaultCount,
    isAlwaysVisible: true,
    options: [
      { value: '1', label: '1' },
      { value: '2', label: '2' },
      { value: '3', label: '3' },
    ],
  } as const satisfies Field
}
