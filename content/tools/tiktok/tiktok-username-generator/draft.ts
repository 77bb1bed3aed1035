import { PublicError } from '@/lib/core/errors'
import type { Random } from '@/lib/core/random'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { tiktokNickname } from '@/lib/platforms/networks/tiktok'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { findNameRequests } from '@/lib/writer/name-parts'
import { writeNames } from '@/lib/writer/names'
import type { Username, UsernameInput } from './fields'
import { buildUsername } from './join-parts'

export const draft = { outputKind: 'names' as const, write }

function write(input: UsernameInput & { reading: PromptReading }, random: Random): Username[] {
  const { reading, prompt, parameters } = input
  const { shouldOmitMarks } = findNameRequests(reading)
  const choices = { ...parameters, punctuation: parameters.punctuation && !shouldOmitMarks }
  const handles = new Map<string, string>()
  const fits = (displayName: string) => {
    const handle = buildUsername(displayName.replace(/[’']/g, ''), choices, random)
    if (handle !== null) handles.set(displayName, handle)
    return handle !== null
  }
  const ideas = writeNames({ reading, visitorName: parameters.name, isShop: false, fits }, random)
  if (ideas.length === 0 && /[^\P{L}\p{sc=Latin}]/u.test(prompt)) throw new PublicError('english_only')
  return ideas.map(({ displayName, style, why }) => ({
    handle: handles.get(displayName) ?? '',
    displayName: truncateAtWord(displayName, tiktokNickname.max),
    style,
    why,
  }))
}
