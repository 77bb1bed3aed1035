import type { ComponentType } from 'react'
import { useFormValues } from '@/components/prompt/form/use-form-values'
import { useLoaded } from '@/components/prompt/use-loaded'
import { readFoundPost } from '@/lib/downloads/read-found-post'
import { LookupForm } from '../lookup-form'
import { LookupStatus } from '../lookup-status'
import { isWorking } from '../state'
import type { LookupTarget } from '../target'
import { useLookup } from '../use-lookup'
import type { FilesProps } from './files-props'
import { useFoundPost } from './use-found-post'

type Props = {
  tool: LookupTarget
  button: string
  hint: string
  /** What is shown of a found post, fetched once it is needed. Stable between renders. */
  load: () => Promise<{ Result: ComponentType<FilesProps> }>
}

const stages = { resolving: 'Looking the post up on TikTok…' }

/** A download tool's page: the link's box, what is going on, and the post with its files. */
export function DownloadTool({ tool, button, hint, load }: Props) {
  const { type, promptLimit } = tool
  const flow = useLookup({ type, promptLimit, readPart: readFoundPost, success: 'Post found!' })
  const control = useFormValues(tool)
  const { post, links } = useFoundPost(flow)
  const working = isWorking(flow.phase)
  const result = useLoaded(load, working || post !== null)

  return (
    <>
      <LookupForm
        tool={tool}
        flow={flow}
        control={control}
        label="TikTok link"
        placeholder="https://www.tiktok.com/@name/video/…"
        hint={hint}
        kind="line"
        button={button}
        busyLabel="Looking it up…"
      />
      <LookupStatus flow={flow} stages={stages} finished="The post was found. Its files are below." />
      {(working || post) && (
        <div className="mt-6 min-h-96" aria-busy={working}>
          {post && result.status === 'loaded' && (
            <result.module.Result key={post.url} post={post} links={links} />
          )}
          {result.status === 'failed' && (
            <p className="text-danger">The files could not be shown. Reload the page and try again.</p>
          )}
        </div>
      )}
    </>
  )
}
