import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { writeBios } from '@/lib/writer/bios'
import type { TwitterBioInput } from './fields'

export const draft = {
  outputKind: 'sentences' as const,
  write: (input: TwitterBioInput & { reading: PromptReading }) => writeBios(input, bioPlatforms.x),
}
