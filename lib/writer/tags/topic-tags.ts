import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'

/** Hashtags for a reading. */
export function topicTags(_reading: Reading, _max: number, _random: Random, _keyword = ''): string[] {
  return []
}
