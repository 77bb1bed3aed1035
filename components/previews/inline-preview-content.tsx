import { useLazyModule } from '@/components/loading/use-lazy-module'
import type { InlinePreview } from './is-inline-preview'

const loadStory = () => import('./story-frames')
const loadSearch = () => import('./search-views')
const loadThumbnail = () => import('./thumbnail-sketch')

type Props = { preview: InlinePreview; name: string }

/** A result as the thing that it will be, fetched with the first of its kind; its words until then, and where it cannot come. */
export function InlinePreviewContent({ preview, name }: Props) {
  const { kind, text } = preview
  const story = useLazyModule(loadStory, kind === 'story')
  const search = useLazyModule(loadSearch, kind === 'serp')
  const thumbnail = useLazyModule(loadThumbnail, kind === 'thumbnail')
  return (
    <div data-drawn="">
      {kind === 'story' && story.status === 'loaded' ? (
        <story.module.StoryFrames text={text} name={name} />
      ) : kind === 'thumbnail' && thumbnail.status === 'loaded' ? (
        <thumbnail.module.ThumbnailSketch text={text} name={name} />
      ) : preview.kind === 'serp' && search.status === 'loaded' ? (
        <search.module.SearchViews text={text} site={preview.site} />
      ) : (
        <p className="min-h-96 whitespace-pre-wrap">{text}</p>
      )}
    </div>
  )
}
