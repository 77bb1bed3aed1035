import { ArrowRight } from 'lucide-react'
import { getButtonClass } from '@/components/ui/button'
import { getPreset } from '@/lib/platforms/images/presets'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'

const instagramCaptionTool = { path: '/social-media-tools/instagram/caption-generator', label: 'Write the caption' }

/** The tool that writes the words beside a picture, by network; Instagram's for the others. */
export const captionTools: Readonly<Record<string, typeof instagramCaptionTool>> = {
  instagram: instagramCaptionTool,
  tiktok: { path: '/tiktok/tiktok-caption-generator', label: 'Write the caption' },
  youtube: { path: '/social-media-tools/youtube/title-generator', label: 'Write the title' },
  x: { path: '/social-media-tools/twitter/tweet-generator', label: 'Write the post' },
}

/** Takes what the picture shows to the tool that writes the words beside it. */
export function CaptionLink({ network, text }: { network: string; text: string }) {
  const { path, label } = captionTools[getPreset(network).sourceId] ?? instagramCaptionTool
  return (
    <a className={getButtonClass({ variant: 'secondary', size: 'small' })} href={buildPrefillUrl(path, text)}>
      {label}
      <ArrowRight className="size-4" />
    </a>
  )
}
