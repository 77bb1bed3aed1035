import { CopyButton } from '@/components/ui/copy-button'

type Props = {
  id: string
  blankCount: number
  text: string
  resultNumber: number
}

/** Warning before copying a text that has open blanks or has not been compared with its image. */
export function CopyWarning({ id, blankCount, text, resultNumber }: Props) {
  const pronoun = blankCount === 1 ? 'it' : 'them'
  return (
    <div className="col-span-full mt-3 flex w-full flex-wrap items-center gap-2 rounded-lg bg-raised p-3 text-sm">
      <p id={id} role="status" className="grow font-semibold text-caution">
        {blankCount > 0
          ? `${blankCount} ${blankCount === 1 ? 'blank' : 'blanks'} left. Fill ${pronoun} in, or copy it as it is.`
          : 'Compare it with your picture and change what’s wrong. Then copy it.'}
      </p>
      {blankCount > 0 && (
        <CopyButton
          text={text}
          label="Copy as it is"
          name={`Copy as it is (result ${resultNumber})`}
          variant="secondary"
        />
      )}
    </div>
  )
}
