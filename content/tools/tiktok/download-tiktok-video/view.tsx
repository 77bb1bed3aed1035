import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerViewProps } from '@/components/run/run-panes'

export default function VideoDownload(props: ServerViewProps) {
  return <DownloadTool {...props} purpose="video" buttonLabel="Get video" />
}
