import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FoundFile, FoundPost } from '@/lib/downloads/found-post'
import { CatalogueError } from '@/lib/errors'
import type { LookupPhase } from '../state'
import { clickLink } from './click-link'
import { type Fetching, fetchFile } from './fetch-file'

/** The server's links live for five minutes; a click shortly before that would come too late. */
const STALE_MS = 280_000

type Flow = { phase: LookupPhase; parts: readonly FoundPost[]; again: () => boolean }

/** The found post's links. A link that has died has the post looked up again, once, and is then used anew. */
export function useLinks({ phase, parts, again }: Flow) {
  const [kept, setKept] = useState<FoundPost | null>(null)
  const newest = useRef<{ post: FoundPost | null; arrived: number }>({ post: null, arrived: 0 })
  const waiting = useRef<((post: FoundPost | null) => void) | null>(null)
  const post = parts[0] ?? kept

  const settle = useEffectEvent((name: LookupPhase['name']) => {
    if (name === 'verifying' && !waiting.current) setKept(null)
    if (name === 'verifying' || name === 'loading') return
    if (name === 'done') newest.current = { post: parts[0] ?? null, arrived: Date.now() }
    waiting.current?.(name === 'done' ? newest.current.post : null)
    waiting.current = null
  })
  useEffect(() => settle(phase.name), [phase.name])

  /** The same post with new links, while its card stays; null when that failed, which the page has said. */
  function renewed(): Promise<FoundPost | null> {
    const { promise, resolve } = Promise.withResolvers<FoundPost | null>()
    waiting.current = resolve
    setKept(post)
    if (again()) return promise
    waiting.current = null
    return Promise.resolve(null)
  }

  /** The file with its newest link: whoever asks may hold one from before. */
  const current = (file: FoundFile) => fileIn(newest.current.post, file) ?? file

  return {
    post,
    /** For a link's click: lets the browser save the file, unless the link has died since. */
    async onSave(event: MouseEvent, file: FoundFile) {
      if (Date.now() - newest.current.arrived < STALE_MS) return
      event.preventDefault()
      const fresh = fileIn(await renewed(), file)
      if (fresh) clickLink(fresh.path)
    },
    /** A file's bytes. Throws `CatalogueError`, or the signal's reason. */
    async fetch(file: FoundFile, options: Fetching): Promise<Blob> {
      try {
        return await fetchFile(current(file).path, options)
      } catch (error) {
        if (!(error instanceof CatalogueError) || !diesWithAge.has(error.code)) throw error
        const fresh = fileIn(await renewed(), file)
        options.signal.throwIfAborted()
        if (!fresh) throw error
        return fetchFile(fresh.path, options)
      }
    },
  }
}

const fileIn = (post: FoundPost | null, { name }: FoundFile): FoundFile | undefined =>
  post ? [...post.videos, ...post.pictures, ...post.sounds].find((file) => file.name === name) : undefined

const diesWithAge: ReadonlySet<string> = new Set(['link_expired', 'link_refused'])

export type Links = ReturnType<typeof useLinks>
