import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerToolInfo } from '@/lib/tool/server-tool'

const loadResultModule = () => import('@/components/downloads/mp3-result')

export default function Mp3Download({ tool }: { tool: ServerToolInfo }) {
  return (
    <DownloadTool
      tool={tool}
      buttonLabel="Get sound"
      hint="In TikTok, tap Share, then Copy link. The MP3 is made in your browser."
      emptyState="The sound shows up here, as MP3 and M4A."
      loadResultModule={loadResultModule}
    />
  )
}
