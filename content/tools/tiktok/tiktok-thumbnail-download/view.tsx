import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerViewProps } from '@/components/run/run-panes'

const hint = 'In TikTok, tap Share, then Copy link. Short links work too.'

export default function ThumbnailDownload(props: ServerViewProps) {
  return <DownloadTool {...props} purpose="picture" buttonLabel="Get thumbnail" hint={hint} />
}
