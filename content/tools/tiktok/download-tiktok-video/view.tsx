import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerViewProps } from '@/components/run/run-panes'

const hint = 'In TikTok, tap Share, then Copy link.'

export default function VideoDownload(props: ServerViewProps) {
  return <DownloadTool {...props} purpose="video" buttonLabel="Get video" hint={hint} />
}
