import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { searchResultLimits, truncateToWidth } from '@/lib/platforms/search-result'
import { buildMetaTags, type PageMeta, parseMetaText } from '@/lib/text/seo/meta-tags'
import { PreviewText } from './preview-text'

let context: CanvasRenderingContext2D | null | undefined

/** Width in pixels of a line in Arial, or in the device's substitute font; 0 without a canvas. */
function measureArialWidth(text: string, fontSize: number): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = `${fontSize}px Arial, Helvetica, sans-serif`
  return Math.round(context.measureText(text).width)
}

type SearchResultProps = { meta: PageMeta; site: string; device: 'computer' | 'phone' }

const { title: titleLimit, description: descriptionLimit } = searchResultLimits

/** A search result. On desktop a title has one line; on a phone it may wrap to a second. */
function SearchResult({ meta: { title, description, slug }, site, device }: SearchResultProps) {
  const isPhone = device === 'phone'
  const measureTitle = (text: string) => measureArialWidth(text, titleLimit.size)
  const measureDescription = (text: string) => measureArialWidth(text, descriptionLimit.size)
  const maxWidth = isPhone ? descriptionLimit.phone : descriptionLimit.pixels
  const truncatedMeta = {
    title: isPhone ? title : truncateToWidth(title, titleLimit.pixels, measureTitle),
    description: truncateToWidth(description, maxWidth, measureDescription),
  }
  return (
    <figure className={`w-full ${isPhone ? 'max-w-90' : 'max-w-150'}`}>
      <div className="rounded-xl border border-line bg-surface p-4 [font-family:Arial,Helvetica,sans-serif]">
        <p className="flex items-center gap-2 text-sm">
          <span aria-hidden className="size-7 shrink-0 rounded-full bg-raised" />
          <span className="min-w-0 break-words">
            {site}
            {slug && <span className="text-muted"> › {slug}</span>}
          </span>
        </p>
        <p dir="auto" className={`mt-2 text-[1.25rem]/6 text-accent ${isPhone ? 'line-clamp-2' : ''}`}>
          <PreviewText text={truncatedMeta.title} />
        </p>
        <p dir="auto" className="mt-1.5 text-[0.875rem]/5 text-muted">
          <PreviewText text={truncatedMeta.description} />
        </p>
      </div>
      <figcaption className="mt-1.5 text-muted text-xs">
        {isPhone
          ? `On a phone: a title in two lines, about ${descriptionLimit.phone} pixels of the description.`
          : `On desktop: about ${titleLimit.pixels} pixels of the title, ${descriptionLimit.pixels} of the description.`}{' '}
        Google gives no exact number.
      </figcaption>
    </figure>
  )
}

const viewLabels = { computer: 'Desktop', phone: 'Phone', share: 'Share card', html: 'HTML' } as const
type View = keyof typeof viewLabels

export function SearchViews({ text, site = 'example.com' }: { text: string; site?: string | undefined }) {
  const [view, setView] = useState<View>('computer')
  const meta = parseMetaText(text)
  const { title, slug } = meta
  const html = buildMetaTags(meta, site)
  return (
    <div className="grid grid-cols-1 gap-3">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Show “{title}” as</legend>
        {(Object.keys(viewLabels) as View[]).map((viewKey) => (
          <Button
            key={viewKey}
            aria-pressed={viewKey === view}
            variant={viewKey === view ? 'secondary' : 'quiet'}
            onClick={() => setView(viewKey)}
          >
            {viewLabels[viewKey]}
          </Button>
        ))}
      </fieldset>
      {view === 'html' ? (
        <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-xl bg-raised p-3 text-sm">
          <code>{html}</code>
        </pre>
      ) : view === 'share' ? (
        <figure className="w-full max-w-100">
          <div className="overflow-hidden rounded-xl border border-line bg-surface">
            <p className="flex aspect-[1.91/1] items-center justify-center bg-raised p-3 text-center text-muted text-sm">
              Your image: og:image
            </p>
            <div className="p-3">
              <p className="text-muted text-xs">{site}</p>
              <p dir="auto" className="line-clamp-2 font-semibold">
                <PreviewText text={title} />
              </p>
              <p dir="auto" className="truncate text-muted text-sm">
                <PreviewText text={meta.description} />
              </p>
            </div>
          </div>
          <figcaption className="mt-1.5 text-muted text-xs">
            Every network shows it differently, and some leave out the description.
          </figcaption>
        </figure>
      ) : (
        <SearchResult meta={meta} site={site} device={view} />
      )}
      <p className="text-muted text-sm">
        Title: {title.length} characters, {measureArialWidth(title, titleLimit.size)} of about {titleLimit.pixels}{' '}
        pixels. Slug: {slug || 'none'}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {view === 'html' ? (
          <Button onClick={() => copyWithNotice(html)}>Copy HTML</Button>
        ) : (
          (['title', 'description', 'slug'] as const).map(
            (fieldName) =>
              meta[fieldName] && (
                <Button key={fieldName} onClick={() => copyWithNotice(meta[fieldName])}>
                  Copy {fieldName}
                </Button>
              ),
          )
        )}
      </div>
    </div>
  )
}
