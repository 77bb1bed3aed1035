import type { SampleCard } from '@/components/page/tool-sample'

const TAG_LIST = /^#\S+(?: #\S+)*$/

export function QuickSample({ prompt, cards }: { prompt: string; cards: readonly SampleCard[] }) {
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="text-muted text-sm">
        For <q className="text-ink">{prompt}</q>
      </figcaption>
      <ul className="mt-3 grid gap-2 sm:gap-3">
        {cards.map(({ source, card: { copy } }) => (
          <li key={source} className="rounded-xl border border-line bg-surface p-3 max-lg:not-first:hidden sm:p-4">
            <p className="text-muted text-sm">{source}</p>
            {TAG_LIST.test(copy) ? (
              <ul className="mt-1 flex flex-wrap gap-2">
                {copy.split(' ').map((tag) => (
                  <li
                    key={tag}
                    className="rounded-full border border-line bg-raised px-3.5 py-1 font-semibold text-base"
                  >
                    {tag}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="whitespace-pre-line font-semibold text-answer">{copy}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-4 text-muted text-sm">Your own results will appear here.</p>
    </figure>
  )
}
