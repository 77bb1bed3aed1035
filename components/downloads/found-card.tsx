import { ExternalLink } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { formatTimestamp } from '@/lib/core/format/format-time'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'

/** Formats “Video by Name (@handle) on TikTok: https://…”. */
export function buildCreditLine({ kind, author, url }: Pick<FoundPost, 'kind' | 'author' | 'url'>): string {
  const { handle, name } = author
  const noun = kind === 'photos' ? 'Photos' : 'Video'
  const authorName = name && handle ? `${name} (@${handle})` : name || (handle && `@${handle}`)
  return `${noun}${authorName ? ` by ${authorName}` : ''} on TikTok: ${url}`
}

function Credit({ post }: { post: FoundPost }) {
  const id = useId()
  const line = buildCreditLine(post)
  return (
    <section aria-labelledby={id} className="rounded-xl bg-raised p-4 text-sm">
      <h4 id={id} className="font-semibold">
        Credit the creator
      </h4>
      <p dir="auto" className="mt-1 break-words">
        {line}
      </p>
      <div className="mt-2">
        <CopyButton text={line} label="Copy credit line" variant="secondary" />
      </div>
      <p className="mt-3 text-muted">
        Only download what’s yours or what the creator allows. Giving credit isn’t permission.
      </p>
    </section>
  )
}

export function FoundCard({ post, children }: { post: FoundPost; children: ReactNode }) {
  const { author, caption, cover, url } = post
  const authorName = author.name || (author.handle && `@${author.handle}`) || 'a TikTok creator'
  return (
    <section aria-labelledby="found" className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <div className="flex gap-4">
        {cover && (
          <img
            src={cover}
            alt={`Cover of the post by ${authorName}`}
            width={112}
            height={199}
            className="aspect-9/16 w-20 shrink-0 self-start rounded-lg bg-raised object-cover sm:w-28"
          />
        )}
        <div className="min-w-0 grow">
          <h3 id="found" className="break-words text-lg font-semibold">
            <bdi>{authorName}</bdi>
          </h3>
          <p className="mt-1 text-sm text-muted">{buildPostFacts(post).join(' · ')}</p>
          {caption && (
            <p dir="auto" className="mt-2 line-clamp-3 break-words">
              {caption}
            </p>
          )}
          <a
            href={url}
            target="_blank"
            rel="noreferrer nofollow"
            className={`${getButtonClass({ size: 'small' })} mt-3`}
          >
            Original on TikTok
            <ExternalLink className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </div>
      </div>
      <div className="mt-6 space-y-6">
        {children}
        <Credit post={post} />
      </div>
    </section>
  )
}

function buildPostFacts({ author, kind, pictures, postedAt, durationSeconds }: FoundPost): string[] {
  const handle = author.name && author.handle ? `@${author.handle}` : ''
  const photoCount = pictures.filter(({ label }) => label.startsWith('Photo ')).length
  const durationText = kind === 'video' && durationSeconds ? formatTimestamp(Math.round(durationSeconds)) : ''
  const dateText = postedAt ? new Date(postedAt * 1000).toLocaleDateString(undefined, { dateStyle: 'medium' }) : ''
  return [handle, kind === 'photos' && photoCount > 0 ? `${photoCount} photos` : '', durationText, dateText].filter(
    Boolean,
  )
}
