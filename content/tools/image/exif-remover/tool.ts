import { select } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
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

export default defineFilesTool({
  type: 'exif-remover',
  path: '/image-tools/exif-remover',
  icon: 'map-pin-off',
  order: 180,
  category: 'utility',
  searchWords:
    'exif viewer, remove metadata, delete metadata, remove location from photo, remove gps, photo location, photo metadata, geotag, content credentials',
  relatedToolTypes: ['image-converter', 'image-compressor', 'image-cropper', 'tiktok-caption'],
  dropzoneLabel: 'Drop pictures anywhere on this page',
  panelTitle: 'What it says',
  fields,
  visibleFieldCount: 3,
  nextToolTypes: ['image-compressor', 'image-converter'],
})
