import { shortenings, withoutLastSentence } from './last-sentence'
import type { Post } from './post'

/** A caption with half of its body; then without call to action; then with one sentence. Null where one is left. */
export function shorterPost(post: Post): Post | null {
  if (post.body !== '') {
    for (const body of shortenings(post.body))
      if (body.length <= post.body.length / 2) return { ...post, body }
  }
  if (post.cta !== '') return { ...post, cta: '' }
  const hook = withoutLastSentence(post.hook)
  return hook === '' ? null : { ...post, hook }
}
