import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerViewProps } from '@/components/run/run-panes'

export default function Mp3Download(props: ServerViewProps) {
  return <DownloadTool {...props} purpose="sound" buttonLabel="Get the audio" />
}
