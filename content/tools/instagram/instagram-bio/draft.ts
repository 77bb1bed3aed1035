import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { writeBios } from '@/lib/writer/bios'
import type { InstagramBioInput } from './fields'

export const draft = {
  outputKind: 'sentences' as const,
  write: (input: InstagramBioInput & { reading: PromptReading }) => writeBios(input, bioPlatforms.instagram),
}
