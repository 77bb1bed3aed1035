import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { PostCount } from '../sets/post-count'

type Props = {
  number: number
  total: number
  text: string
  /** The text with its number, as it is posted. */
  post: string
  /** The text as it is being typed; null while it is only read. */
  draft: string | null
  /** False while another post is being rewritten: a change here would move it. */
  canEdit: boolean
  onDraft: (draft: string | null) => void
  onText: (text: string) => void
  onJoin: () => void
  /** Cuts the post in two at a position of its text. */
  onSplit: (offset: number) => void
}

/** A post of the visitor's own thread: copied, rewritten, cut in two or joined to the next. */
export function LivePost({ number, total, text, post, draft, canEdit, onDraft, ...handlers }: Props) {
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = draft !== null

  useEffect(() => {
    if (isEditing) textareaRef.current?.focus()
    else if (wasEditing.current && document.activeElement === document.body) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  return (
    <article aria-label={`Post ${number} of ${total}`}>
      {draft === null ? (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {post}
        </p>
      ) : (
        <textarea
          ref={textareaRef}
          dir="auto"
          aria-label={`Text of post ${number}`}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onDraft(null)}
          className="field-sizing-content block min-h-24 w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink"
        />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2">
        <PostCount post={draft === null ? post : post.replace(text, () => draft)} />
        {draft === null ? (
          <>
            <CopyButton text={post} name={`Copy post ${number}`} variant="secondary" />
            {canEdit && (
              <Button
                ref={editButton}
                size="small"
                variant="quiet"
                aria-label={`Edit post ${number}`}
                onClick={() => onDraft(text)}
              >
                <Pencil className="size-4 max-sm:hidden" />
                Edit
              </Button>
            )}
            {canEdit && number < total && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Join next post to post ${number}`}
                onClick={handlers.onJoin}
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
              onClick={() => (draft === text ? onDraft(null) : handlers.onText(draft))}
            >
              Done
            </Button>
            <Button
              size="small"
              aria-disabled={draft !== text}
              onClick={() => draft === text && handlers.onSplit(textareaRef.current?.selectionStart ?? 0)}
            >
              Cut in two here
            </Button>
            <Button size="small" variant="quiet" onClick={() => onDraft(null)}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </article>
  )
}
