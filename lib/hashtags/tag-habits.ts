export type TagPlatform = 'tiktok' | 'instagram' | 'x'

/** How people on a platform name themselves and their subject in tags, and tags that belong to another platform. */
type TagHabits = {
  foreign: RegExp
  /** "nurses", "nurse": tags beside #nurses itself. */
  groups(group: string, one: string): string[]
  /** "sourdough": tags for those who follow it. */
  followers(stem: string): string[]
}

export const tagHabits: Readonly<Record<TagPlatform, TagHabits>> = {
  tiktok: {
    foreign: /insta|youtube|reels|shorts|pinterest|facebook|twitter/i,
    groups: (group, one) => [`${group}oftiktok`, `${one}life`, `${one}tok`],
    followers: (stem) => [`${stem}tok`, `${stem}community`],
  },
  instagram: {
    foreign: /tiktok|tok$|youtube|shorts|pinterest|facebook|twitter/i,
    groups: (group, one) => [`${group}ofinstagram`, `${one}life`, `${one}community`],
    followers: (stem) => [`${stem}community`, `${stem}lovers`],
  },
  x: {
    foreign: /tiktok|tok$|insta|youtube|reels|shorts|pinterest|facebook/i,
    groups: (_group, one) => [`${one}life`, `${one}community`],
    followers: (stem) => [`${stem}community`],
  },
}

/** Whether a tag names another platform that the prompt does not name. */
export function isForeignTag(tag: string, platform: TagPlatform, prompt: string): boolean {
  const named = tagHabits[platform].foreign.exec(tag)?.[0].toLowerCase()
  return named !== undefined && !prompt.toLowerCase().includes(named)
}
