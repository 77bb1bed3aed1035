import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Card, Meter, Preview } from '@/lib/tool/card'
import { CaptionPreview } from './caption-preview'
import { PostPreview } from './post-preview'
import { ProfilePreview } from './profile-preview'
import { TitlePreview } from './title-preview'

type Props = { preview: Preview; meters: Card['meters']; number: number }

/** A result as its platform shows it: open beside the text where there is room, one click away on a phone. */
export function CardPreview({ preview, meters, number }: Props) {
  const [open, setOpen] = useState(() => matchMedia('(min-width: 64rem)').matches)
  return (
    <div className="mt-3 shrink-0 lg:w-80">
      <Button
        size="small"
        look="quiet"
        className="-mx-3"
        aria-expanded={open}
        aria-label={`Preview of result ${number}`}
        onClick={() => setOpen(!open)}
      >
        <Eye className="size-4" />
        Preview
      </Button>
      {open && drawn(preview, meters)}
    </div>
  )
}

function drawn(preview: Preview, meters: readonly Meter[] = []) {
  switch (preview.kind) {
    case 'tiktok-caption':
    case 'instagram-caption':
      return <CaptionPreview kind={preview.kind} text={preview.text} />
    case 'youtube-title':
      return <TitlePreview text={preview.text} overlay={preview.overlay} scene={preview.scene} />
    case 'x-post': {
      const meter = meters.find(({ unit }) => unit === 'weighted characters')
      return <PostPreview text={preview.text} position={preview.position} meter={meter} />
    }
    case 'profile':
      return <ProfilePreview {...preview} />
  }
}
