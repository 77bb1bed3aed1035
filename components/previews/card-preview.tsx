import type { ComponentType } from 'react'
import { useLazyModule } from '@/components/loading/lazy-module'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import type { Card, Meter, Preview } from '@/lib/tool/card'
import { CaptionPreview } from './caption-preview'
import { PhoneLine, PostPreview, ProfilePreview, TitlePreview } from './platform-previews'

/** Previews that replace the card's text instead of accompanying it. */
type InlinePreview = Extract<Preview, { kind: 'story' | 'thumbnail' | 'serp' }>

export function isInlinePreview(preview: Preview | undefined): preview is InlinePreview {
  return preview?.kind === 'story' || preview?.kind === 'thumbnail' || preview?.kind === 'serp'
}

const loadChangedWordsModule = () => import('./changed-words')

function DiffPreview({ text, source }: { text: string; source: string }) {
  const lazyModule = useLazyModule(loadChangedWordsModule, true)
  return (
    <section aria-label="What changed" className="mt-4 max-w-prose">
      <h4 className="font-semibold text-sm">What changed</h4>
      {lazyModule.status === 'loaded' && <lazyModule.module.ChangedWords text={text} source={source} />}
      {lazyModule.status === 'failed' && <p className="text-danger text-sm">{buildNotOpenedMessage()}</p>}
    </section>
  )
}

type SidePreview = Exclude<Preview, InlinePreview>

export function CardPreview({ preview, meters }: { preview: SidePreview; meters: Card['meters'] }) {
  if (preview.kind === 'diff') return <DiffPreview text={preview.text} source={preview.source} />
  return <div className="mt-3 shrink-0 lg:w-80">{renderPreview(preview, meters)}</div>
}

function renderPreview(preview: Exclude<SidePreview, { kind: 'diff' }>, meters: readonly Meter[] = []) {
  switch (preview.kind) {
    case 'tiktok-caption':
    case 'instagram-caption':
      return <CaptionPreview kind={preview.kind} text={preview.text} />
    case 'youtube-title':
      return <TitlePreview text={preview.text} scene={preview.scene} />
    case 'phone-line':
      return <PhoneLine place={preview.place} text={preview.text} />
    case 'x-post': {
      const meter = meters.find(({ unit }) => unit === 'characters on X')
      return <PostPreview text={preview.text} position={preview.position} meter={meter} />
    }
    case 'profile':
      return <ProfilePreview {...preview} />
  }
}

type InlineViewProps = { text: string; name: string; site?: string | undefined }

const inlineViewLoaders: Record<InlinePreview['kind'], () => Promise<{ View: ComponentType<InlineViewProps> }>> = {
  story: async () => ({ View: (await import('./story-frames')).StoryFrames }),
  serp: async () => ({ View: (await import('./search-views')).SearchViews }),
  thumbnail: async () => ({ View: (await import('./thumbnail-sketch')).ThumbnailSketch }),
}

/** Plain text is shown until the code is loaded, and on failure. */
export function InlinePreviewContent({ preview, name }: { preview: InlinePreview; name: string }) {
  const lazyModule = useLazyModule(inlineViewLoaders[preview.kind], true)
  return (
    <div data-drawn="">
      {lazyModule.status === 'loaded' ? (
        <lazyModule.module.View name={name} {...preview} />
      ) : (
        <p className="min-h-96 whitespace-pre-wrap">{preview.text}</p>
      )}
    </div>
  )
}
