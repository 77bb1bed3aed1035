import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { Card, Meter } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { countWordsWithBlanks } from '@/lib/tool/recount-meters'
import { channels, formatListing, type Listing, type ProductInput } from './fields'
import { findRiskyClaims } from './fit'

export function presentListing(listing: Listing, input: ProductInput): Omit<Card, 'id' | 'item'> {
  const { parameters } = input
  const { title, bullets, description, keywords } = listing
  const channel = channels[parameters.channel]
  const rank = 'answer' as const
  const copy = formatListing(listing)
  return {
    heading: `For ${channel.label === channels.site.label ? 'your own shop' : channel.label}`,
    parts: [
      { label: 'Title', text: title, rank },
      { label: 'Description', text: description, rank },
      ...(bullets.length > 0
        ? [{ label: 'Bullets', text: bullets.map((bullet) => `• ${bullet}`).join('\n'), rank }]
        : []),
      ...(keywords.length > 0 ? [{ label: 'Keywords', text: keywords.join(', ') }] : []),
    ],
    copy,
    carry: truncateAtWord(`${title}. ${description}`.replace(/\s+/g, ' '), MAX_CARRY_LENGTH),
    meters: [
      buildMeter('Title', title, channel.title),
      {
        label: 'Words',
        value: countWordsWithBlanks(description),
        limit: Number(parameters.words),
        unit: 'words',
        of: { part: 'Description' },
        target: true,
      },
    ],
    notes: buildNotes(listing, input),
  }
}

function buildMeter(label: string, text: string, { max, isTarget }: { max: number; isTarget?: true }): Meter {
  return {
    label,
    value: measureUtf16Length(text),
    limit: max,
    unit: 'characters',
    of: { part: label },
    ...(isTarget && { target: true }),
  }
}

const MIN_TITLE_LENGTH = 25

function buildNotes(listing: Listing, { parameters }: ProductInput): string[] {
  const { name, channel } = parameters
  const isShort = channel === 'tiktok-shop' && listing.title.length < MIN_TITLE_LENGTH
  return [
    ...findRiskyClaims(formatListing(listing)).map((claim) => `Check this. ${claim}`),
    ...(name ? [] : ['Fill in the name: buyers search for it.']),
    ...(isShort
      ? [`TikTok Shop wants at least ${MIN_TITLE_LENGTH} characters in a title. Add what sets it apart.`]
      : []),
    ...(channel === 'etsy' ? ['Etsy takes 13 tags of up to 20 characters: the keywords are the first five.'] : []),
  ]
}
