import { urlRanges } from '@/lib/platforms/counting/urls'
import { type Post, textOf } from './post'

/** The links that stand in what a visitor typed. */
export function linksIn(given: string): string[] {
  return [...new Set(urlRanges(given).map(({ start, end }) => given.slice(start, end)))]
}

/** Whether a text holds a link, however its letters are cased. */
export function holdsLink(text: string, link: string): boolean {
  return text.toLowerCase().includes(link.toLowerCase())
}

/** A caption with those of the links that it lacks, at the end of its text: on lines of their own, unless it is one line. */
export function withLinks(post: Post, links: readonly string[], oneLine: boolean): Post {
  const lacking = links.filter((link) => !holdsLink(textOf(post, true), link))
  if (lacking.length === 0) return post
  const [apart, between] = oneLine ? [' ', ' '] : ['\n\n', '\n']
  return { ...post, body: [post.body, lacking.join(between)].filter(Boolean).join(apart) }
}

/** A caption without the links that `withLinks` has added; one that its sentence leads up to stays. */
export function withoutAddedLinks(post: Post, links: readonly string[]): Post {
  let body = post.body.trimEnd()
  for (let link: string | undefined = ''; link !== undefined; ) {
    link = links.find((one) => body.endsWith(one) && isApart(body.slice(0, -one.length)))
    if (link) body = body.slice(0, -link.length).trimEnd()
  }
  return { ...post, body }
}

const isApart = (before: string) => before === '' || /(?:\n|[\].!?…。！？।] )$/.test(before)
