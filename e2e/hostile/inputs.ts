export type HostileInput = { toolType: string; prompt: string; parameters?: Record<string, string> }

/** The most expensive prompts that we could find within all limits. */
export const hostileInputs = {
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
  marks: { toolType: 'ai-alt-text-generator', prompt: `a${'\u0316\u0301'.repeat(102_000)}` },
  tags: { toolType: 'content-repurposer', prompt: buildDistinctTags(12_000) },
} as const satisfies Record<string, HostileInput>

/** Builds `#t1 #t2 …`, up to `length` characters: repeated but distinct tags. */
function buildDistinctTags(length: number): string {
  let text = ''
  for (let i = 1; text.length + `#t${i} `.length <= length; i += 1) text += `#t${i} `
  return text
}

export function createWorstCases(count: number): HostileInput[] {
  const kinds = Object.values<HostileInput>(hostileInputs)
  return Array.from({ length: count }, (_, i) => kinds[i % kinds.length] ?? hostileInputs.request)
}
