import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerViewProps } from '@/components/run/run-panes'

const loadResultModule = () => import('@/components/downloads/video-result')

export default function VideoDownload({ tool, sample }: ServerViewProps) {
  return <DownloadTool tool={tool} buttonLabel="Get video" sample={sample} loadResultModule={loadResultModule} />
}
