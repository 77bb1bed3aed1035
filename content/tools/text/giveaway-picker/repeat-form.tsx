import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { extractProofQuery, parseProof } from './proof'

/** Where a proof that somebody published goes in. Its link does the same as opening it. */
export function RepeatForm() {
  const [isInvalid, setIsInvalid] = useState(false)
  const id = useId()
  function applyProof(text: string) {
    const proof = parseProof(text)
    setIsInvalid(proof === null)
    // The page reads it as it reads one that it is opened with.
    if (proof) location.hash = extractProofQuery(text)
  }
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">Repeat a draw from its proof</summary>
      <form
        className="space-y-3 border-line border-t p-4"
        onSubmit={(event) => {
          event.preventDefault()
          applyProof(String(new FormData(event.currentTarget).get('proof')))
        }}
      >
        <label htmlFor={id} className="block text-sm">
          Proof or proof link
        </label>
        <textarea
          id={id}
          name="proof"
          rows={3}
          aria-invalid={isInvalid}
          className="block w-full rounded-lg border border-field-line bg-surface p-3 text-sm"
        />
        {isInvalid && (
          <p role="alert" className="text-danger text-sm">
            There is no proof link in this text. It contains “#” and “list=”.
          </p>
        )}
        <Button type="submit">Read the proof</Button>
      </form>
    </details>
  )
}
