import { joinPosts } from '@/lib/browser/export/run-to-text'
import { addPostNumber, type Numbering } from '@/lib/platforms/x/thread/numbering'
import type { Output } from './output'

export function toPosts({ parts, hashtags }: Output, numbering: Numbering): string[] {
  const lastIndex = parts.length - 1
  return parts.map((part, index) => {
    const text = index === lastIndex ? [part, ...hashtags].join(' ') : part
    return addPostNumber(text, index + 1, parts.length, numbering)
  })
}

/** Returns the text to copy: a newsletter begins with its subject; hashtags come last. */
export function formatOutput(output: Output, numbering: Numbering): string {
  const { kind, title, parts, hashtags } = output
  if (kind === 'x-thread') return joinPosts(toPosts(output, numbering))
  return [title, ...parts, hashtags.join(' ')].filter(Boolean).join('\n\n')
}
