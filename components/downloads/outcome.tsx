import { useEffect } from 'react'
import { useLoaded } from '@/components/loading/use-loaded'
import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import type { ServerRun } from '@/components/run/use-server-run'
import { notOpened } from '@/lib/core/errors/page'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'
import type { LoadResult } from './files-props'
import { useFoundPost } from './use-found-post'

const stages = { resolving: 'Looking up the post on TikTok…' }

type Props = {
  flow: ServerRun<FoundPost>
  load: LoadResult
  /** Told whether there is a post to see. */
  onShown: (shown: boolean) => void
}

/** What is going on, and the post that was found. Fetched once a link stands in the box. */
export function Outcome({ flow, load, onShown }: Props) {
  const { post, links } = useFoundPost(flow)
  const working = isBusy(flow.phase)
  const result = useLoaded(load, working || post !== null)
  const shown = post !== null
  useEffect(() => onShown(shown), [shown, onShown])

  return (
    <>
      <RunStatus flow={flow} stages={stages} finished="Found it. The files are ready." isAboveResult />
      {post && result.status === 'loaded' && (
        <result.module.Result key={post.url} post={post} links={links} />
      )}
      {post && result.status === 'failed' && <p className="text-danger">{notOpened('The list of files')}</p>}
    </>
  )
}
