import { Sparks } from './sparks'

type Props = { text?: string; isAnimated?: boolean }

/** Placeholder for results on wide screens before the first run. */
export function EmptyPane({ text = 'Your results appear here.', isAnimated = false }: Props) {
  return (
    <div className="hidden min-h-72 place-content-center justify-items-center gap-4 rounded-xl border border-line border-dashed p-8 text-center text-muted lg:grid lg:in-data-restored:hidden">
      <Sparks className="w-24 text-ember" isAnimated={isAnimated} />
      <p className="max-w-72 text-sm">{text}</p>
    </div>
  )
}
