import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { PostCount } from '../sets/x-thread'

type Props = {
  postNumber: number
  postCount: number
  text: string
  numberedText: string
  draft: string | null
  /** This is false while a post is being edited, because a change to another post could move the edited one. */
  canEdit: boolean
  onDraftChange: (draft: string | null) => void
  onTextChange: (text: string) => void
  onJoin: () => void
  onSplit: (offset: number) => void
}

export function LivePost(props: Props) {
  const { postNumber, postCount, text, numberedText, draft, canEdit, onDraftChange } = props
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const editButtonRef = useRef<HTMLButtonElement>(null)
  const wasEditingRef = useRef(false)
  const isEditing = draft !== null

  useEffect(() => {
    if (isEditing) textareaRef.current?.focus()
    else if (wasEditingRef.current && document.activeElement === document.body) editButtonRef.current?.focus()
    wasEditingRef.current = isEditing
  }, [isEditing])

  return (
    <article aria-label={`Post ${postNumber} of ${postCount}`}>
      {draft === null ? (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {numberedText}
        </p>
      ) : (
        <textarea
          ref={textareaRef}
          dir="auto"
          aria-label={`Text of post ${postNumber}`}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onDraftChange(null)}
          className="field-sizing-content block min-h-24 w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink"
        />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2">
        <PostCount post={draft === null ? numberedText : numberedText.replace(text, () => draft)} />
        {draft === null ? (
          <>
            <CopyButton text={numberedText} name={`Copy post ${postNumber}`} variant="secondary" />
            {canEdit && (
              <Button
                ref={editButtonRef}
                size="small"
                variant="quiet"
                aria-label={`Edit post ${postNumber}`}
                onClick={() => onDraftChange(text)}
              >
                <Pencil className="size-4 max-sm:hidden" />
                Edit
              </Button>
            )}
            {canEdit && postNumber < postCount && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Join next post to post ${postNumber}`}
                onClick={props.onJoin}
              >
                Join<span className="max-sm:hidden"> next</span>
              </Button>
            )}
          </>
        ) : (
          <>
            <Button
              size="small"
              variant="primary"
              onClick={() => (draft === text ? onDraftChange(null) : props.onTextChange(draft))}
            >
              Done
            </Button>
            <Button
              size="small"
              aria-disabled={draft !== text}
              onClick={() => draft === text && props.onSplit(textareaRef.current?.selectionStart ?? 0)}
            >
              Split here
            </Button>
            <Button size="small" variant="quiet" onClick={() => onDraftChange(null)}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </article>
  )
}

/** An empty text removes the chunk. A chunk includes the whitespace around its text. */
export function replaceChunk(chunks: readonly string[], targetIndex: number, text: string): readonly string[] {
  const [chunk = '', trimmedText] = [chunks[targetIndex], text.trim()]
  const newChunks = trimmedText === '' ? [] : [chunk.replace(chunk.trim(), () => trimmedText)]
  return chunks.toSpliced(targetIndex, 1, ...newChunks)
}

export const joinNextChunk = (chunks: readonly string[], targetIndex: number): readonly string[] =>
  chunks.toSpliced(targetIndex, 2, chunks.slice(targetIndex, targetIndex + 2).join(''))

/** Splits at an offset in the chunk's trimmed text. Returns the chunks unchanged if one half would be empty. */
export function splitChunk(chunks: readonly string[], targetIndex: number, offset: number): readonly string[] {
  const chunk = chunks[targetIndex] ?? ''
  const splitOffset = chunk.length - chunk.trimStart().length + offset
  const halves = [chunk.slice(0, splitOffset), chunk.slice(splitOffset)]
  return halves.every((half) => half.trim() !== '') ? chunks.toSpliced(targetIndex, 1, ...halves) : chunks
}
