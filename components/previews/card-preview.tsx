import type { Card, Meter, Preview } from '@/lib/tool/card'
import { CaptionPreview } from './caption-preview'
import { DiffPreview } from './diff-preview'
import type { InlinePreview } from './is-inline-preview'
import { PhoneLine } from './phone-line'
import { PostPreview } from './post-preview'
import { ProfilePreview } from './profile-preview'
import { TitlePreview } from './title-preview'

type SidePreview = Exclude<Preview, InlinePreview>

type Props = { preview: SidePreview; meters: Card['meters'] }

export function CardPreview({ preview, meters }: Props) {
  if (preview.kind === 'diff') return <DiffPreview text={preview.text} source={preview.source} />
  return <div className="mt-3 shrink-0 lg:w-80">{renderPreview(preview, meters)}</div>
}

function renderPreview(preview: Exclude<SidePreview, { kind: 'diff' }>, meters: readonly Meter[] = []) {
  switch (preview.kind) {
    case 'tiktok-caption':
    case 'instagram-caption':
      return <CaptionPreview kind={preview.kind} text={preview.text} />
    case 'youtube-title':
      return <TitlePreview text={preview.text} overlay={preview.overlay} scene={preview.scene} />
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
