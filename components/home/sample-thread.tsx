import { SampleText } from './sample-text'

/** Posts of a thread in one connected column. */
export function SampleThread({ texts }: { texts: readonly string[] }) {
  return (
    <ol className="relative grid gap-5 pl-8 before:absolute before:top-2 before:bottom-2 before:left-2.5 before:w-0.5 before:bg-line">
      {texts.map((text) => (
        <li
          key={text}
          className="relative whitespace-pre-line before:absolute before:top-1 before:-left-8 before:size-5.5 before:rounded-full before:border-4 before:border-surface before:bg-accent"
        >
          <SampleText text={text} />
        </li>
      ))}
    </ol>
  )
}
