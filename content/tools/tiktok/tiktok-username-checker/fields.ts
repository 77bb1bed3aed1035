import type { Field } from '@/lib/tool/form'

export const checkerFields = [
  {
    kind: 'toggle',
    name: 'elsewhere',
    label: 'Also show whether Instagram, YouTube and X would take the spelling',
    default: false,
  },
] as const satisfies readonly Field[]
