import { select } from '@/lib/tool/fields'
import { defineFilesTool } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'

export const fields = [
  select('remove', 'Remove', {
    tidy: 'Everything except color profile and rotation',
    place: 'Only the GPS location',
    all: 'Everything',
  }),
  select(
    'credentials',
    'Content Credentials (C2PA)',
    { keep: 'Keep them', remove: 'Remove them' },
    {
      hint: 'A signed record of how the image was made, for example with AI. If it contains coordinates, it’s always removed.',
    },
  ),
  select('names', 'File names', { clean: 'Add “-clean”', keep: 'Keep', number: 'Number them: image-01' }),
] as const satisfies readonly Field[]

export default defineFilesTool({
  icon: 'map-pin-off',
  order: 180,
  category: 'utility',
  searchWords:
    'exif viewer, remove metadata, delete metadata, remove location from photo, remove gps, photo location, photo metadata, geotag, content credentials',
  relatedToolTypes: ['image-converter', 'image-compressor', 'image-cropper', 'tiktok-caption'],
  dropzoneLabel: 'Drop photos anywhere on this page',
  panelTitle: 'Hidden data',
  fields,
  visibleFieldCount: 3,
  nextToolTypes: ['image-compressor', 'image-converter'],
})
