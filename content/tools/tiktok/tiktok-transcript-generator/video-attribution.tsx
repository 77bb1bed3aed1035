import type { Video } from './transcript-part'

/** Whose words they are, with the way back to the original. */
export function VideoAttribution({ video: { url, author, caption } }: { video: Video }) {
  return (
    <p className="mt-3 text-sm wrap-anywhere">
      <a href={url} rel="noreferrer nofollow" target="_blank" className="font-semibold underline underline-offset-2">
        {author.handle ? `@${author.handle}` : author.name || 'The original'} on TikTok
        <span className="sr-only"> (new tab)</span>
      </a>
      {caption && <span className="line-clamp-2 text-muted">{caption}</span>}
    </p>
  )
}
