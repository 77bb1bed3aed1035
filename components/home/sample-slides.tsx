import { SampleText } from './sample-text'

/** The slides of a carousel side by side, the cover in the platform's colours. */
export function SampleSlides({ texts }: { texts: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <ol aria-label="Slides" tabIndex={0} className="flex snap-x gap-3 overflow-x-auto pb-2">
      {texts.map((text, index) => {
        const [headline, body] = (text.split('\n\nCaption:')[0] ?? '').split('\n\n')
        return (
          <li
            key={text}
            className={`flex aspect-4/5 w-44 shrink-0 snap-start flex-col justify-between rounded-lg p-4 sm:w-56 ${index === 0 ? 'bg-accent text-on-accent' : 'border border-line bg-canvas'}`}
          >
            <p className={`font-bold leading-tight ${index === 0 ? 'text-xl sm:text-2xl' : 'text-lg sm:text-xl'}`}>
              <SampleText text={headline ?? ''} />
            </p>
            {body && (
              <p className="text-sm">
                <SampleText text={body} />
              </p>
            )}
            <p className="text-xs">
              {index + 1} / {texts.length}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
