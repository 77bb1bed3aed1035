import type { FoundPost } from './found-post'

/** A found post as plain text: who made it, where it is, which files there are. */
export function postText({ caption, author, url, videos, pictures, sounds }: FoundPost): string {
  const by = [author.name, author.handle && `@${author.handle}`].filter(Boolean).join(', ')
  const files = [...videos, ...pictures, ...sounds].map(({ label, details }) =>
    [label, ...details].join(', '),
  )
  return [caption, by, url, ...files].filter(Boolean).join('\n')
}
