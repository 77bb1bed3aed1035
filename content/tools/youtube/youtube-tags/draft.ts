import type { Random } from '@/lib/core/random'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import type { TagDraftInput, tagFields } from './fields'
import type { TagList } from './tag-list'
import { buildTagPool } from './tag-pool'

export const draft: DraftRecipe<typeof tagFields, TagList> = { outputKind: 'names', write, shorten }

/** The lists that the prompt gives something for; one wrong tag spoils a list, so a list of guesses is left out. */
function* write(input: TagDraftInput, random: Random): Generator<TagList> {
  const { exact, longTail, variations } = buildTagPool(input)
  const lists: readonly [keyof typeof notes, string[], least: number][] = [
    ['recommended', [...exact, ...longTail, ...getNicheTag(input)], 1],
    ['longTail', longTail, 2],
    ['variations', variations, 1],
  ]
  for (const [kind, entries, minCount] of lists) {
    if (entries.length >= minCount) yield { kind, entries, note: random.pick(notes[kind]) }
  }
}

/** The field's name, where it is one word. */
function getNicheTag({ reading: { niche, kind, language } }: TagDraftInput): string[] {
  const label = niche?.label.toLowerCase() ?? ''
  return kind === 'hard-time' || language !== 'en' || !/^[a-z-]+$/.test(label) ? [] : [label]
}

function shorten(item: TagList): TagList | null {
  return item.entries.length <= 1
    ? null
    : { ...item, entries: item.entries.slice(0, Math.ceil(item.entries.length / 2)) }
}

const notes = {
  recommended: [
    'Paste the whole line into Tags in Studio: each comma ends a tag.',
    'Paste it, then delete what isn’t in your video.',
  ],
  variations: [
    'How others spell it. YouTube says that’s what tags are good for.',
    'Nobody sees these, so odd spelling does no harm.',
  ],
  longTail: [
    'Whole searches. Keep those your video really answers.',
    'Each could be a title. The best one may work better there.',
  ],
} as const
