/**
 * What of a text has to stand in every version of it, letter by letter. `links` are web and mail addresses, `names` words with a capital
 * within a sentence and words in capitals, `cues` the lines of a subtitle file that say when.
 */
export type ProtectedKind = 'cues' | 'links' | 'handles' | 'tags' | 'numbers' | 'names'
