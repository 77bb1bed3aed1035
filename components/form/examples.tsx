import type { ToolForm } from '@/lib/tool/form'
import { type FormValues, formValues } from '@/lib/tool/form-values'

type Props = { form: ToolForm; onPick: (values: FormValues) => void }

/** Starting points; each fills every input. */
export function Examples({ form, onPick }: Props) {
  if (form.examples.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="examples">
      <h2 id="examples" className="text-base font-semibold">
        Try these examples to get started
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {form.examples.map((example) => (
          <li key={example.prompt} className="min-w-0">
            <button
              type="button"
              onClick={() => onPick(formValues(form, example))}
              className="min-h-9 rounded-full border border-line bg-surface px-4 py-1.5 text-left text-sm hover:border-field-line hover:bg-raised"
            >
              {example.prompt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
