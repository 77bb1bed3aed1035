import { toWordSet } from '@/lib/core/strings/near-duplicate'
import { findVisitorUrls, removeAddedUrls } from './caption-urls'
import type { Post } from './post'

/** How a caption tool shortens one of its results, within its own limits. */
export function createPostShortener<Input extends { prompt: string }>(
  fitItem: (post: Post, input: Input) => Post | null,
) {
  return (post: Post, input: Input): Post | null => {
    const shorterVersion = shortenPost(removeAddedUrls(post, findVisitorUrls(input.prompt)), input.prompt)
    return shorterVersion && fitItem(shorterVersion, input)
  }
}

/** A caption with half of its body; then without call to action; then with one sentence. Null where one is left. */
export function shortenPost(post: Post, prompt = ''): Post | null {
  if (post.body !== '') {
    for (const body of generateShorterTexts(post.body))
      if (body.length <= post.body.length / 2) return { ...post, body }
  }
  if (post.cta !== '') return { ...post, cta: '' }
  const hook = removeLeastRelevantSentence(post.hook, prompt)
  return hook === '' ? null : { ...post, hook }
}

/** The text without its last sentence or line; '' where it has only one. */
export function removeLastSentence(text: string): string {
  const [shorterText = ''] = generateShorterTexts(text)
  return shorterText
}

/** The text with fewer and fewer of its sentences and lines: first without the last one, at the end ''. */
export function* generateShorterTexts(text: string): Generator<string> {
  const trimmedText = text.trimEnd()
  const sentenceEnds = [...trimmedText.matchAll(/[.!?…](?=\s+\S)|\S(?=[^\S\n]*\n)/gu)]
  for (const { 0: sentenceEnd, index } of sentenceEnds.reverse()) yield trimmedText.slice(0, index + sentenceEnd.length)
  yield ''
}

/** A text without its last sentence, or without its first where only the last one says what the prompt says; '' where it has one sentence. */
export function removeLeastRelevantSentence(text: string, prompt: string): string {
  const textWithoutLastSentence = removeLastSentence(text)
  if (textWithoutLastSentence === '') return ''
  const textWithoutFirstSentence = text.slice(getFirstSentence(text).length).trim()
  return countSharedWords(textWithoutFirstSentence, prompt) > countSharedWords(textWithoutLastSentence, prompt)
    ? textWithoutFirstSentence
    : textWithoutLastSentence
}

function getFirstSentence(text: string): string {
  let firstSentence = ''
  for (const beginning of generateShorterTexts(text)) if (beginning !== '') firstSentence = beginning
  return firstSentence
}

function countSharedWords(text: string, prompt: string): number {
  return toWordSet(text).intersection(toWordSet(prompt)).size
}
