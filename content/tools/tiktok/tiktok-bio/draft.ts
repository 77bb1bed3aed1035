import type { PromptReading } from '@/lib/tool/prompt-reading'
import { writeBios } from '@/lib/writer/bios'
import { getPlatform, type TiktokBioInput } from './fields'

export const draft = {
  outputKind: 'sentences' as const,
  write: (input: TiktokBioInput & { reading: PromptReading }) => writeBios(input, getPlatform(input)),
}
