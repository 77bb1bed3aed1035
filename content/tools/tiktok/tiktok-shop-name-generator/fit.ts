import { cleanText } from '@/lib/core/strings/clean-text'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { isRejected } from '@/lib/core/strings/reject'
import { withoutEnd } from '@/lib/core/strings/without-end'
import { handleProblem } from '@/lib/platforms/handles'
import { joined } from '@/lib/writer/names/latin'
import { longest, type ShopNameInput } from './fields'
import type { ShopName } from './shop-name'
import { shopNameProblem } from './shop-name-rules'

/** Longest tagline, in characters. */
export const MAX_TAGLINE = 60

/** A name that keeps TikTok Shop's rules and the form's choices; null otherwise. */
export function fit(item: ShopName, { prompt, parameters }: ShopNameInput): ShopName | null {
  const name = withoutEnd(cleanText(item.name), /[.!?]/)
  const tagline = cleanText(item.tagline).replace(/\.$/, '')
  const meaning = cleanText(item.meaning)
  const needed = parameters.mustInclude.trim().toLowerCase()
  const avoided = parameters.avoid
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const text = `${name} ${tagline}`.toLowerCase()
  const unusable =
    shopNameProblem(name) !== null ||
    name.length > longest[parameters.length] ||
    (needed !== '' && !name.toLowerCase().includes(needed)) ||
    avoided.some((word) => text.includes(word)) ||
    !/^[\p{L}\p{M}\p{N} &'’.+-]+$/u.test(name) ||
    tagline === '' ||
    tagline.length > MAX_TAGLINE ||
    [tagline, meaning].some(
      (line) => isRejected(line) || inventsNumber(line, `${prompt} ${parameters.mustInclude}`),
    )
  return unusable ? null : { ...item, name, tagline, meaning, handle: handleFor(item.handle, name) }
}

/** The proposed handle where TikTok would take it, else one made of the name; '' where it has no Latin letters. */
function handleFor(proposed: string, name: string): string {
  const candidates = [proposed.replace(/^@/, '').toLowerCase(), handleOf(name)]
  return candidates.find((handle) => handleProblem('tiktok', handle) === null) ?? ''
}

/** A name as a username: "Wick & Ember" gives "wickandember". */
export function handleOf(name: string): string {
  return joined(name).slice(0, 24)
}
