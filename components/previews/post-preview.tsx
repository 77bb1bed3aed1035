import { Heart, MessageCircle, Repeat2 } from 'lucide-react'
import type { Meter } from '@/lib/tool/card'
import { Figure } from './figure'

type Props = { text: string; position?: string | undefined; meter?: Meter | undefined }

/** A post as X displays it, with the composer's character count. */
export function PostPreview({ text, position, meter }: Props) {
  const countText = meter ? `${meter.value} of ${meter.limit} characters on X` : ''
  const positionText = position ? `Post ${position} on X` : 'As a post on X'
  return (
    <Figure caption={countText ? `${positionText}: ${countText}.` : `${positionText}.`} screenReaderText={text}>
      <div className="flex gap-3 rounded-xl border border-line bg-surface p-3 text-sm">
        <span className="size-9 shrink-0 rounded-full bg-raised" />
        <div className="min-w-0 grow">
          <p>
            <span className="font-semibold">Your name</span> <span className="text-muted">@you · now</span>
          </p>
          <p dir="auto" className="mt-0.5 whitespace-pre-wrap">
            {text}
          </p>
          <div className="mt-3 flex items-center gap-6 text-muted">
            <MessageCircle className="size-4" />
            <Repeat2 className="size-4" />
            <Heart className="size-4" />
            {meter && <MeterRing meter={meter} />}
          </div>
        </div>
      </div>
    </Figure>
  )
}

/** X's character counter: a ring that fills, and the number of characters left when few remain. */
function MeterRing({ meter: { value, limit } }: { meter: Meter }) {
  const remaining = limit - value
  const strokeClassName = remaining < 0 ? 'stroke-danger' : remaining <= 20 ? 'stroke-caution' : 'stroke-accent'
  return (
    <span className="ml-auto flex items-center gap-1.5">
      {remaining <= 20 && <span className={remaining < 0 ? 'text-danger' : 'text-caution'}>{remaining}</span>}
      <svg viewBox="0 0 20 20" className="size-5 -rotate-90" fill="none" strokeWidth="2.5" aria-hidden>
        <circle cx="10" cy="10" r="8" className="stroke-line" />
        <circle
          cx="10"
          cy="10"
          r="8"
          className={strokeClassName}
          pathLength={100}
          strokeDasharray={`${Math.min(100, (value / limit) * 100)} 100`}
        />
      </svg>
    </span>
  )
}
