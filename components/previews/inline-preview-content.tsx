import { useLazyModule } from '@/components/loading/use-lazy-module'
import type { InlinePreview } from './is-inline-preview'

const loadStoryModule = () => import('./story-frames')
const loadSearchModule = () => import('./search-views')
const loadThumbnailModule = () => import('./thumbnail-sketch')

type Props = { preview: InlinePreview; name: string }

/** A result in its final appearance. Its code is loaded on first use; shows plain text until then, and on failure. */
export function InlinePreviewContent({ preview, name }: Props) {
  const { kind, text } = preview
  const storyModule = useLazyModule(loadStoryModule, kind === 'story')
  const searchModule = useLazyModule(loadSearchModule, kind === 'serp')
  const thumbnailModule = useLazyModule(loadThumbnailModule, kind === 'thumbnail')
  return (
    <div data-drawn="">
      {kind === 'story' && storyModule.status === 'loaded' ? (
        <storyModule.module.StoryFrames text={text} name={name} />
      ) : kind === 'thumbnail' && thumbnailModule.status === 'loaded' ? (
        <thumbnailModule.module.ThumbnailSketch text={text} name={name} />
      ) : preview.kind === 'serp' && searchModule.status === 'loaded' ? (
        <searchModule.module.SearchViews text={text} site={preview.site} />
      ) : (
        <p className="min-h-96 whitespace-pre-wrap">{text}</p>
      )}
    </div>
  )
}
