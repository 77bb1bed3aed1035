import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerToolInfo } from '@/lib/tool/server-tool'

const loadResultModule = () => import('@/components/downloads/thumbnail-result')

export default function ThumbnailDownload({ tool }: { tool: ServerToolInfo }) {
  return (
    <DownloadTool
      tool={tool}
      buttonLabel="Get thumbnail"
      hint="In TikTok, tap Share, then Copy link. Short links work too."
      emptyState="The thumbnail shows up here at full size."
      loadResultModule={loadResultModule}
    />
  )
}
