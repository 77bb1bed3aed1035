import { Sparks } from '@/components/ui/sparks'

/** Titles below the place of their thumbnail, the first as it would stand there. */
export function SampleTitles({ texts }: { texts: readonly string[] }) {
  return (
    <>
      <div className="relative grid min-h-28 grow place-items-center rounded-lg bg-raised">
        <Sparks className="w-20 text-field-line" />
        <span className="absolute right-2 bottom-2 rounded bg-ink px-1.5 text-canvas text-xs" aria-hidden="true">
          4:12
        </span>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {texts.map((text) => (
          <li key={text} className="py-2 font-semibold text-lg leading-snug">
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
