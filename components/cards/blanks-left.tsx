import { CopyButton } from './copy-button'

type Props = { id: string; count: number; text: string; number: number }

/** Asked before a text with open blanks is copied. */
export function BlanksLeft({ id, count, text, number }: Props) {
  return (
    <div className="col-span-full mt-3 flex w-full flex-wrap items-center gap-2 rounded-lg bg-raised p-3 text-sm">
      <p id={id} role="status" className="grow font-semibold text-caution">
        {count} {count === 1 ? 'blank' : 'blanks'} left. Fill {count === 1 ? 'it' : 'them'} in, or copy it as
        it is.
      </p>
      <CopyButton
        text={text}
        label="Copy as it is"
        name={`Copy as it is (result ${number})`}
        look="secondary"
      />
    </div>
  )
}
