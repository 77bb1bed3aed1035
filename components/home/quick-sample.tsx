function TagList({ text }: { text: string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {text.split(' ').map((tag) => (
        <li key={tag} className="rounded-full border border-line bg-raised px-3.5 py-1 font-semibold text-base">
          {tag}
        </li>
      ))}
    </ul>
  )
}

type Props = { prompt: string; texts: readonly string[]; isTagList: boolean }

/** Sample results that the site generates. They are shown until the visitor has results. */
export function QuickSample({ prompt, texts, isTagList }: Props) {
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="text-muted text-sm">
        Made from <q className="text-ink">{prompt}</q>
      </figcaption>
      <div className="mt-3">{isTagList ? <TagList text={texts[0] ?? ''} /> : <AnswerList texts={texts} />}</div>
      <p className="mt-auto pt-4 text-muted text-sm">A real result, unedited. Yours will appear here.</p>
    </figure>
  )
}

function AnswerList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid gap-2 sm:gap-3">
      {texts.map((text) => (
        <li
          key={text}
          className="whitespace-pre-line rounded-xl border border-line bg-surface p-3 font-semibold text-answer max-lg:not-first:hidden sm:p-4"
        >
          {text}
        </li>
      ))}
    </ul>
  )
}
