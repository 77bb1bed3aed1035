import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerToolInfo } from '@/lib/tool/server-tool'

const loadResultModule = () => import('@/components/downloads/video-result')

export default function VideoDownload({ tool }: { tool: ServerToolInfo }) {
  return (
    <DownloadTool
      tool={tool}
      buttonLabel="Get video"
      hint="In TikTok, tap Share, then Copy link."
      emptyState="The video shows up here, in every available quality."
      loadResultModule={loadResultModule}
    />
  )
}
