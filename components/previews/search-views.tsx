import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { searchResultLimits } from '@/lib/platforms/search-result'
import { buildMetaTags, parseMetaText } from '@/lib/text/seo/meta-tags'
import { measureArialWidth, SearchResult, ShareCard } from './search-result'

type Props = { text: string; site?: string | undefined }

const viewLabels = { computer: 'Computer', phone: 'Phone', share: 'Share card', html: 'HTML' } as const
type View = keyof typeof viewLabels

/** A page in desktop search, mobile search and as a link preview, with its meta tags. */
export function SearchViews({ text, site = 'example.com' }: Props) {
  const [view, setView] = useState<View>('computer')
  const meta = parseMetaText(text)
  const { title, description, slug } = meta
  const html = buildMetaTags(meta, site)
  const titleWidth = measureArialWidth(title, searchResultLimits.title.size)
  const fieldTexts = { title, description, slug }
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
        <ShareCard meta={meta} site={site} />
      ) : (
        <SearchResult meta={meta} site={site} device={view} />
      )}
      <p className="text-muted text-sm">
        Title: {title.length} characters, {titleWidth} of about {searchResultLimits.title.pixels} pixels. Slug:{' '}
        {slug || 'none'}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {view === 'html' ? (
          <Button onClick={() => copyWithNotice(html)}>Copy HTML</Button>
        ) : (
          (['title', 'description', 'slug'] as const).map(
            (fieldName) =>
              fieldTexts[fieldName] && (
                <Button key={fieldName} onClick={() => copyWithNotice(fieldTexts[fieldName])}>
                  Copy {fieldName}
                </Button>
              ),
          )
        )}
      </div>
    </div>
  )
}
