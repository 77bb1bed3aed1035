/** How a name is built. */
export type NameStyle = 'descriptive' | 'branded' | 'blend' | 'alliteration' | 'rhyme' | 'personal' | 'action'

/** A name as people write it. `uses` are the words that are not the visitor's, which come once in a run. */
export type NameIdea = { style: NameStyle; shown: string; why: string; uses: readonly string[] }
