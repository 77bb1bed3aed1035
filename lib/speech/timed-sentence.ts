/** A sentence and when it is said, in seconds from the start. */
export type TimedSentence = { text: string; start: number; end: number }
