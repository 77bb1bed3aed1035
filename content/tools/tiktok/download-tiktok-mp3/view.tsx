import { DownloadTool } from '@/components/downloads/download-tool'
import type { ServerViewProps } from '@/components/run/run-panes'

const loadResultModule = () => import('@/components/downloads/mp3-result')

export default function Mp3Download({ tool, sample }: ServerViewProps) {
  return <DownloadTool tool={tool} buttonLabel="Get the audio" sample={sample} loadResultModule={loadResultModule} />
}
