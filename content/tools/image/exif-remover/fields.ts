import type { Field } from '@/lib/tool/form'

export const fields = [
  {
    kind: 'select',
    name: 'remove',
    label: 'Remove',
    default: 'tidy',
    options: [
      { value: 'tidy', label: 'Everything but colours and rotation' },
      { value: 'place', label: 'The GPS position alone' },
      { value: 'all', label: 'Everything' },
    ],
  },
  {
    kind: 'select',
    name: 'credentials',
    label: 'Content Credentials (C2PA)',
    default: 'keep',
    hint: 'Kept unless you choose otherwise: they say how a picture was made, with AI for instance. If they name coordinates, they go.',
    options: [
      { value: 'keep', label: 'Keep them' },
      { value: 'remove', label: 'Remove them' },
    ],
  },
  {
    kind: 'select',
    name: 'names',
    label: 'File names',
    default: 'clean',
    options: [
      { value: 'clean', label: 'Add “-clean”' },
      { value: 'keep', label: 'Keep as they are' },
      { value: 'number', label: 'Numbers: picture-01' },
    ],
  },
] as const satisfies readonly Field[]
