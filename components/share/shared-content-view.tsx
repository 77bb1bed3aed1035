'use client'

import { useEffect, useState } from 'react'
import { useAbilities } from '@/components/loading/use-abilities'
import { Button, getButtonClass } from '@/components/ui/button'
import { parseTikTokLink } from '@/lib/tiktok/links/tiktok-link'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'

type SharedContent = { kind: 'link' | 'text'; text: string }

/** Apps put a link into any of the three, often inside a sentence. Returns null if nothing was shared. */
export function parseSharedContent(query: string): SharedContent | null {
  const params = new URLSearchParams(query.replace(/^[#?]/, ''))
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map((name) => params.get(name)?.trim())
  const words = [url, text, title].flatMap((value) => value.split(/\s+/))
  const link = words.find((word) => /tiktok\.com/i.test(word) && parseTikTokLink(word) !== null)
  if (link) return { kind: 'link', text: link }
  const combinedText = [...new Set([title, text, url])].filter(Boolean).join('\n')
  return combinedText ? { kind: 'text', text: combinedText } : null
}

type ShareAction = { label: string; path: string; isDownload: boolean }
type Props = { linkActions: readonly ShareAction[]; textActions: readonly ShareAction[] }

/** Shared content with links to the tools that accept it. Text is passed after `#`, which is not sent to the server. */
export function SharedContentView({ linkActions, textActions }: Props) {
  const [sharedContent, setSharedContent] = useState<SharedContent | null>()
  const abilities = useAbilities()

  useEffect(() => {
    const updateSharedContent = () =>
      setSharedContent(parseSharedContent(location.hash) ?? parseSharedContent(location.search))
    updateSharedContent()
    addEventListener('hashchange', updateSharedContent)
    return () => removeEventListener('hashchange', updateSharedContent)
  }, [])

  if (sharedContent === undefined) return <div className="min-h-dvh" />
  if (sharedContent === null) return <ShareForm />
  const actions = sharedContent.kind === 'link' ? linkActions : textActions
  return (
    <div className="min-h-dvh py-8">
      <blockquote className="max-h-60 overflow-y-auto whitespace-pre-wrap rounded-xl border border-line bg-surface p-4">
        {sharedContent.text}
      </blockquote>
      <ul className="mt-6 grid gap-3">
        {actions
          .filter(({ isDownload }) => !isDownload || abilities?.downloads !== false)
          .map(({ label, path }) => (
            <li key={path}>
              <a
                href={buildPrefillUrl(path, sharedContent.text)}
                className={`w-full ${getButtonClass({ size: 'large' })}`}
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </div>
  )
}

function ShareForm() {
  return (
    <form action="/api/share" method="post" className="min-h-dvh py-8">
      <label htmlFor="shared-text" className="font-semibold">
        A TikTok link, or any text
      </label>
      <textarea
        id="shared-text"
        name="text"
        required
        rows={3}
        className="mt-2 block w-full rounded-lg border border-field-line bg-surface p-3 text-base"
      />
      <Button type="submit" variant="primary" size="large" className="mt-3">
        Continue
      </Button>
      <p className="mt-6 text-muted text-sm">
        Add this site to your home screen to send links here from Share in TikTok and other apps.
      </p>
    </form>
  )
}
