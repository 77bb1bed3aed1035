import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'

/** Hashtags from the visitor's own words and the niche. */
export function topicTags(_reading: Reading, _max: number, _random: Random, _keyword = ''): string[] {
  return []
}
