import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { weightedLength } from '@/lib/platforms/count'
import { xPost } from '@/lib/platforms/networks/x'
import { CopyButton } from '../copy-button'

type Props = {
  number: number
  total: number
  text: string
  /** The text with its number, as it is posted. */
  post: string
  onText: (text: string) => void
  onJoin: () => void
  /** Cuts the post in two at a position of its text. */
  onCut: (position: number) => void
}

/** A post of the visitor's own thread: copied, rewritten, cut in two or joined to the next. */
export function LivePost({ number, total, text, post, onText, onJoin, onCut }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = draft !== null
  const length = weightedLength(draft === null ? post : post.replace(text, () => draft))

  useEffect(() => {
    if (isEditing) box.current?.focus()
    else if (wasEditing.current) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  function finish(change: () => void) {
    change()
    setDraft(null)
  }

  return (
    <article aria-label={`Post ${number} of ${total}`}>
      {draft === null ? (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {post}
        </p>
      ) : (
        <textarea
          ref={box}
          dir="auto"
          aria-label={`Text of post ${number}`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && setDraft(null)}
          className="field-sizing-content block min-h-24 w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink"
        />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2">
        <Count length={length} />
        {draft === null ? (
          <>
            <CopyButton text={post} name={`Copy post ${number}`} look="secondary" />
            <Button
              ref={editButton}
              size="small"
              look="quiet"
              aria-label={`Edit post ${number}`}
              onClick={() => setDraft(text)}
            >
              <Pencil className="size-4 max-sm:hidden" />
              Edit
            </Button>
            {number < total && (
              <Button
                size="small"
                look="quiet"
                aria-label={`Join next post to post ${number}`}
                onClick={onJoin}
              >
                Join<span className="max-sm:hidden"> next</span>
              </Button>
            )}
          </>
        ) : (
          <>
            <Button size="small" look="primary" onClick={() => finish(() => draft !== text && onText(draft))}>
              Done
            </Button>
            <Button
              size="small"
              aria-disabled={draft !== text}
              onClick={() => draft === text && finish(() => onCut(box.current?.selectionStart ?? 0))}
            >
              Cut in two here
            </Button>
            <Button size="small" look="quiet" onClick={() => setDraft(null)}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </article>
  )
}

function Count({ length }: { length: number }) {
  const over = length - xPost.max
  return (
    <span className={`mr-auto text-sm tabular-nums ${over > 0 ? 'font-semibold text-danger' : 'text-muted'}`}>
      {length}/{xPost.max}
      {over > 0 && `, ${over} too many`}
    </span>
  )
}
