import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerViewProps } from '@/components/run/run-panes'

const hint = 'In TikTok, tap Share, then Copy link. The MP3 is made in your browser.'

export default function Mp3Download(props: ServerViewProps) {
  return <DownloadTool {...props} purpose="sound" buttonLabel="Get the audio" hint={hint} />
}
