import { Sparks } from '@/components/ui/sparks'

/** A caption below the place of its picture. */
export function SamplePost({ text }: { text: string }) {
  return (
    <>
      <div className="grid min-h-28 grow place-items-center rounded-lg bg-raised">
        <Sparks className="w-20 text-field-line" />
      </div>
      <p className="mt-3 whitespace-pre-line font-semibold text-lg leading-snug">{text}</p>
    </>
  )
}
