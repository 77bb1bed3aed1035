import { useDeferredValue, useMemo, useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { joinPosts } from '@/lib/browser/export/run-to-text'
import { addPostNumber, numberingStyles } from '@/lib/platforms/thread/numbering'
import { splitThread } from '@/lib/platforms/thread/split-posts'
import { ThreadColumn } from '../sets/x-thread'
import { joinNextChunk, LivePost, replaceChunk, splitChunk } from './live-post'
import type { LiveViewProps } from './live-result'

type EditedPost = { index: number; text: string; draft: string }

export function LiveThread({ values, onTextChange }: LiveViewProps) {
  const text = useDeferredValue(values.prompt)
  const numbering = numberingStyles.find((style) => style === values.parameters.numbering) ?? 'none'
  const [editedChunks, setEditedChunks] = useState<readonly string[]>([])
  const [editedPost, setEditedPost] = useState<EditedPost | null>(null)
  const autoChunks = useMemo(() => splitThread(text.trim(), numbering), [text, numbering])
  const chunks = editedChunks.join('') === text ? editedChunks : autoChunks
  // If the text has changed in the form, the edited post is different or gone.
  if (editedPost && chunks[editedPost.index]?.trim() !== editedPost.text) setEditedPost(null)
  const posts = chunks.map((chunk, index) => addPostNumber(chunk.trim(), index + 1, chunks.length, numbering))

  const countText = posts.length === 1 ? 'It fits in one post' : `${posts.length} posts`

  function updateChunks(newChunks: readonly string[]) {
    setEditedPost(null)
    setEditedChunks(newChunks)
    onTextChange(newChunks.join(''))
  }

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
      <ThreadColumn
        posts={chunks.map((chunk, index) => ({
          key: String(index),
          post: (
            <LivePost
              postNumber={index + 1}
              postCount={chunks.length}
              text={chunk.trim()}
              numberedText={posts[index] ?? ''}
              draft={editedPost?.index === index ? editedPost.draft : null}
              canEdit={editedPost === null}
              onDraftChange={(draft) => setEditedPost(draft === null ? null : { index, text: chunk.trim(), draft })}
              onTextChange={(text) => updateChunks(replaceChunk(chunks, index, text))}
              onJoin={() => updateChunks(joinNextChunk(chunks, index))}
              onSplit={(offset) => updateChunks(splitChunk(chunks, index, offset))}
            />
          ),
        }))}
      />
    </section>
  )
}
