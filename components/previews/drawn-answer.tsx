import { useLoaded } from '@/components/loading/use-loaded'
import type { DrawnPreview } from './is-drawn'

const loadStory = () => import('./story-frames')
const loadSearch = () => import('./search-views')
const loadThumbnail = () => import('./thumbnail-sketch')

type Props = { preview: DrawnPreview; name: string }

/** A result as the thing that it will be, fetched with the first of its kind; its words until then, and where it cannot come. */
export function DrawnAnswer({ preview, name }: Props) {
  const { kind, text } = preview
  const story = useLoaded(loadStory, kind === 'story')
  const search = useLoaded(loadSearch, kind === 'serp')
  const thumbnail = useLoaded(loadThumbnail, kind === 'thumbnail')
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
