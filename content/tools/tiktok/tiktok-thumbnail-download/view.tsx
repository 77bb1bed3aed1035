import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerViewProps } from '@/components/run/run-panes'

const loadResultModule = () => import('@/components/downloads/thumbnail-result')

export default function ThumbnailDownload({ tool, sample }: ServerViewProps) {
  return <DownloadTool tool={tool} buttonLabel="Get thumbnail" sample={sample} loadResultModule={loadResultModule} />
}
