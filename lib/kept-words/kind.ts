/**
 * What of a text has to stand in every version of it, letter by letter. `links` are web and mail addresses, `names` words with a capital
 * within a sentence and words in capitals.
 */
export type KeptKind = 'links' | 'handles' | 'tags' | 'numbers' | 'names'
