import { useDeferredValue, useMemo } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { joinPosts } from '@/lib/browser/export/run-to-text'
import { addPostNumber, numberingStyles } from '@/lib/platforms/thread/numbering'
import { splitThread } from '@/lib/platforms/thread/split-posts'
import type { FormValues } from '@/lib/tool/form-values'
import { PostTexts } from '../sets/x-thread'

export function LiveThread({ values: { prompt, parameters } }: { values: FormValues }) {
  const text = useDeferredValue(prompt)
  const numbering = numberingStyles.find((style) => style === parameters.numbering) ?? 'none'
  const posts = useMemo(() => {
    const chunks = splitThread(text.trim(), numbering)
    return chunks.map((chunk, index) => addPostNumber(chunk.trim(), index + 1, chunks.length, numbering))
  }, [text, numbering])
  const countText = posts.length === 1 ? 'It fits in one post' : `${posts.length} posts`
  return (
    <section aria-labelledby="thread" className="mt-8 lg:mt-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="thread" className="text-section font-bold">
          {countText}
        </h2>
        <p role="status" className="sr-only">
          {countText}
        </p>
        <CopyButton text={joinPosts(posts)} label="Copy all" variant="secondary" />
      </div>
      <PostTexts posts={posts} />
    </section>
  )
}
