export type HostileInput = { toolType: string; prompt: string; parameters?: Record<string, string> }

/** Prompts within every limit that cost as much as their authors could make of them. */
export const hostile = {
  slides: {
    toolType: 'instagram-carousel',
    prompt: 'a '.repeat(3_000),
    parameters: { mode: 'text' },
  },
  posts: { toolType: 'twitter-thread', prompt: '😀'.repeat(3_600), parameters: { mode: 'split' } },
  request: { toolType: 'tiktok-hook-generator', prompt: `write me ${'short '.repeat(60)}` },
  places: { toolType: 'tiktok-hook-generator', prompt: `small bakery ${'LONDON'.repeat(12)}1` },
  addresses: { toolType: 'tiktok-hook-generator', prompt: 'a@'.repeat(1_000) },
  manyAddresses: { toolType: 'instagram-carousel', prompt: 'a@'.repeat(3_000) },
  word: { toolType: 'instagram-carousel', prompt: 'abcdefghij'.repeat(600) },
} as const satisfies Record<string, HostileInput>

/** So many of them at once, all kinds in turn. */
export function worstCases(count: number): HostileInput[] {
  const kinds = Object.values<HostileInput>(hostile)
  return Array.from({ length: count }, (_, i) => kinds[i % kinds.length] ?? hostile.request)
}
