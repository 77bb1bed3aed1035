import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerViewProps } from '@/components/run/run-panes'

export default function ThumbnailDownload(props: ServerViewProps) {
  return <DownloadTool {...props} purpose="picture" buttonLabel="Get thumbnail" />
}
