/** How a name is built. */
export type NameStyle = 'descriptive' | 'branded' | 'blend' | 'alliteration' | 'rhyme' | 'personal' | 'action'

/** A name as people write it. `addedWords` are the words that are not the visitor's, which come once in a run. */
export type NameIdea = { style: NameStyle; displayName: string; why: string; addedWords: readonly string[] }
