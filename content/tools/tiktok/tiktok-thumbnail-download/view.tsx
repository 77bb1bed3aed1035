import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerTarget } from '@/lib/tool/target'

const load = () => import('@/components/downloads/thumbnail-result')

export default function ThumbnailDownload({ tool }: { tool: ServerTarget }) {
  return (
    <DownloadTool
      tool={tool}
      button="Get thumbnail"
      hint="In TikTok: Share, then Copy link. Short links work too."
      empty="Your cover appears here, in full size."
      load={load}
    />
  )
}
