import { MAX_SAMPLE_LENGTH } from '@/lib/tool/writing-voice'

type Props = { id: string; sampleNumber: number; text: string; onChange: (text: string) => void }

/** One pasted text; what is beyond the limit is cut off, and the count says so. */
export function SampleBox({ id, sampleNumber, text, onChange }: Props) {
  const length = [...text].length
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        Sample {sampleNumber}
      </label>
      <textarea
        id={id}
        rows={4}
        value={text}
        onChange={(event) => onChange([...event.target.value].slice(0, MAX_SAMPLE_LENGTH).join(''))}
        aria-describedby={`${id}-count`}
        className="mt-1 block max-h-64 min-h-24 w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink"
      />
      <p id={`${id}-count`} className={`mt-1 text-sm ${length === MAX_SAMPLE_LENGTH ? 'text-caution' : 'text-muted'}`}>
        {length} of {MAX_SAMPLE_LENGTH} characters
      </p>
    </div>
  )
}
