import { Button, getButtonClass } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'

type Props = {
  query: Record<string, string>
  buildSummary: () => string
  pitch?: { followers: string; engagement: string }
}

export function ShareActions({ query, buildSummary, pitch }: Props) {
  const buildShareUrl = () => `${window.location.origin}${window.location.pathname}?${new URLSearchParams(query)}`
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => copyWithNotice(buildSummary())}>Copy summary</Button>
      <Button onClick={() => copyWithNotice(buildShareUrl())}>Copy share link</Button>
      {pitch && (
        <a
          className={getButtonClass({ variant: 'secondary' })}
          href={`/text-tools/brand-pitch-email-writer#${new URLSearchParams(pitch)}`}
        >
          Pitch a brand with these numbers
        </a>
      )}
    </div>
  )
}
