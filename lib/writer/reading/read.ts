import type { Details, Kind, Reading } from './reading'

type Options = {
  details?: Details
  /** What the visitor says that it is; counts as sure. */
  as?: Kind
}

/** Reads a prompt. Throws `unclear_topic` where it has no letter. */
export function read(prompt: string, { details = {}, as }: Options = {}): Reading {
  const line = prompt
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!?]+$/, '')
  return {
    kind: as ?? 'subject',
    sure: as !== undefined,
    language: 'en',
    line: line.charAt(0).toUpperCase() + line.slice(1),
    mark: '',
    shape: 'phrase',
    inner: line,
    sentences: [line],
    spans: { subject: line },
    details,
    mood: 'plain',
    own: false,
    niche: null,
    keywords: line.split(' '),
    hashtags: [],
    emoji: [],
  }
}
