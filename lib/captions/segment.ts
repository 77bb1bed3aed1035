/** Words and when they are said, in seconds from the start; the text is one line. */
export type Segment = { start: number; end: number; text: string }
