/**
 * The parts of a text that every version must preserve exactly. `links` are web and mail addresses, `names` words with
 * a capital within a sentence and words in capitals, `cues` the timing lines of a subtitle file.
 */
export type ProtectedKind = 'cues' | 'links' | 'handles' | 'tags' | 'numbers' | 'names'
