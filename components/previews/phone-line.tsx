import type { Preview } from '@/lib/tool/card'
import { Figure } from './figure'

type Props = Omit<Extract<Preview, { kind: 'phone-line' }>, 'kind'>

const captions = {
  blog: 'In a list of search results on a phone. After two lines it is cut.',
  email: 'In an inbox on a phone. What does not fit into one line is cut.',
  tiktok: 'As text on a video.',
  ad: 'As an ad among search results on a phone.',
} as const satisfies Record<Props['place'], string>

/** A line on a phone 360 pixels wide, truncated by the browser as the app would. */
export function PhoneLine({ place, text }: Props) {
  return (
    <Figure caption={captions[place]} screenReaderText={text}>
      <div className="w-80 max-w-full rounded-xl border border-line bg-surface p-3 text-sm">
        {place === 'email' && <InboxRow text={text} />}
        {place === 'tiktok' && <VideoOverlay text={text} />}
        {(place === 'blog' || place === 'ad') && <SearchSnippet text={text} isAd={place === 'ad'} />}
      </div>
    </Figure>
  )
}

function InboxRow({ text }: { text: string }) {
  return (
    <div className="flex gap-3">
      <span className="size-9 shrink-0 rounded-full bg-raised" />
      <div className="min-w-0 grow">
        <p className="flex justify-between gap-2">
          <span className="font-semibold">Your name</span> <span className="text-muted text-xs">9:41</span>
        </p>
        <p dir="auto" className="truncate font-semibold">
          {text}
        </p>
        <p className="truncate text-muted">The first words of your email stand here</p>
      </div>
    </div>
  )
}

function VideoOverlay({ text }: { text: string }) {
  return (
    <div className="mx-auto flex h-64 w-36 items-center justify-center rounded-lg bg-raised p-2 text-center">
      <p dir="auto" className="font-semibold text-base/6">
        {text}
      </p>
    </div>
  )
}

function SearchSnippet({ text, isAd }: { text: string; isAd: boolean }) {
  return (
    <>
      {isAd && <p className="font-semibold text-xs">Sponsored</p>}
      <p className="text-muted text-xs">example.com</p>
      <p dir="auto" className="mt-1 line-clamp-2 text-accent text-lg/6">
        {text}
      </p>
      <p className="mt-1 text-muted">Your description stands here, in two or three lines.</p>
    </>
  )
}
