import { select } from '@/lib/tool/fields'
import type { Field } from '@/lib/tool/form'

export const fields = [
  select('remove', 'Remove', {
    tidy: 'Everything but colours and rotation',
    place: 'The GPS position alone',
    all: 'Everything',
  }),
  select(
    'credentials',
    'Content Credentials (C2PA)',
    { keep: 'Keep them', remove: 'Remove them' },
    {
      hint: 'Kept unless you choose otherwise: they say how a picture was made, with AI for instance. If they name coordinates, they go.',
    },
  ),
  select('names', 'File names', { clean: 'Add “-clean”', keep: 'Keep as they are', number: 'Numbers: picture-01' }),
] as const satisfies readonly Field[]
