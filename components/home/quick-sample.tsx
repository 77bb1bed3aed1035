import { TagList } from './tag-list'

type Props = { prompt: string; texts: readonly string[]; isTagList: boolean }

/** A sample run by the site, shown in place of the visitor's results. */
export function QuickSample({ prompt, texts, isTagList }: Props) {
  return (
    <figure className="flex h-full flex-col">
      <figcaption className="text-muted text-sm">
        Made from <q className="text-ink">{prompt}</q>
      </figcaption>
      <div className="mt-3">{isTagList ? <TagList text={texts[0] ?? ''} /> : <AnswerList texts={texts} />}</div>
      <p className="mt-auto pt-4 text-muted text-sm">A quick draft from that line, unedited. Yours will appear here.</p>
    </figure>
  )
}

function AnswerList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {texts.map((text) => (
        <li
          key={text}
          className="whitespace-pre-line rounded-xl border border-line bg-surface p-4 font-semibold text-answer"
        >
          {text}
        </li>
      ))}
    </ul>
  )
}
