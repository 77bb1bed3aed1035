import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerTarget } from '@/lib/tool/target'

const load = () => import('@/components/downloads/video-result')

export default function VideoDownload({ tool }: { tool: ServerTarget }) {
  return (
    <DownloadTool
      tool={tool}
      button="Get video"
      hint="In TikTok: Share, then Copy link."
      empty="Your video appears here, in each quality there is."
      load={load}
    />
  )
}
