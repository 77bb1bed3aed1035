import { PublicError } from '@/lib/core/errors'
import type { Random } from '@/lib/core/random'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { buildHandle } from '@/lib/text/transliteration'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { buildTagline } from '@/lib/writer/name-parts'
import { writeNames } from '@/lib/writer/names'
import type { ChannelName } from './fields'
import { type ChannelNameInput, maxNameLength } from './fields'
import { MAX_TAGLINE_LENGTH, toHandle } from './fit'

export const draft = { outputKind: 'names' as const, write }

function write(input: ChannelNameInput & { reading: PromptReading }, random: Random): ChannelName[] {
  const { reading, prompt, parameters } = input
  const { name: visitorName, length, avoid } = parameters
  const fits = (name: string) => name.length <= maxNameLength[length] && !usesAvoidedWord(name, avoid)
  const ideas = writeNames({ reading, visitorName, isShop: false, fits }, random)
  if (ideas.length === 0 && buildHandle(prompt) === '') throw new PublicError('english_only')
  const tagline = buildTagline(reading, MAX_TAGLINE_LENGTH)
  return ideas.map(({ displayName, style, why }) => ({
    name: displayName,
    handle: toHandle(displayName),
    tagline,
    style,
    why,
  }))
}
