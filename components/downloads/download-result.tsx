import { useEffect } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'
import type { LoadResult } from './files-props'
import { useFoundPost } from './use-found-post'

const stageLabels = { resolving: 'Looking up the post on TikTok…' }

type Props = {
  flow: ServerFlow<FoundPost>
  loadResult: LoadResult
  /** Told whether there is a post to see. */
  onHasPostChange: (hasPost: boolean) => void
}

/** What is going on, and the post that was found. Fetched once a link stands in the box. */
export function DownloadResult({ flow, loadResult, onHasPostChange }: Props) {
  const { post, links } = useFoundPost(flow)
  const isWorking = isBusy(flow.phase)
  const result = useLazyModule(loadResult, isWorking || post !== null)
  const hasPost = post !== null
  useEffect(() => onHasPostChange(hasPost), [hasPost, onHasPostChange])

  return (
    <>
      <RunStatus flow={flow} stageLabels={stageLabels} finishedMessage="Found it. The files are ready." isAboveResult />
      {post && result.status === 'loaded' && <result.module.Result key={post.url} post={post} links={links} />}
      {post && result.status === 'failed' && (
        <p className="text-danger">{buildNotOpenedMessage('The list of files')}</p>
      )}
    </>
  )
}
