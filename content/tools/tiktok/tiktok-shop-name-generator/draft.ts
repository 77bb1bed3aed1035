import type { Random } from '@/lib/core/random'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { buildTagline } from '@/lib/writer/name-parts'
import { writeNames } from '@/lib/writer/names'
import type { ShopName } from './fields'
import { maxNameLengths, type ShopNameInput } from './fields'
import { MAX_TAGLINE_LENGTH, toHandle } from './fit'
import { getShopNameProblem } from './shop-name-rules'

export const draft = { outputKind: 'names' as const, write }

function write({ reading, parameters }: ShopNameInput & { reading: PromptReading }, random: Random): ShopName[] {
  const { length, mustInclude, avoid } = parameters
  const fits = (name: string) =>
    name.length <= maxNameLengths[length] &&
    name.toLowerCase().includes(mustInclude.trim().toLowerCase()) &&
    getShopNameProblem(name) === null &&
    !usesAvoidedWord(name, avoid)
  const ideas = writeNames({ reading, visitorName: mustInclude, isShop: true, fits }, random)
  return ideas.map(({ displayName, style, why }) => ({
    name: displayName,
    tagline: buildTagline(reading, MAX_TAGLINE_LENGTH),
    meaning: why,
    handle: toHandle(displayName),
    style: style === 'personal' || style === 'action' ? 'personal' : /&/.test(displayName) ? 'pair' : 'mood',
  }))
}
