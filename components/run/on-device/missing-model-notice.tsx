import { errors } from '@/lib/core/errors/error-catalog'

/** In the button's place where a tool needs a model and this server has none. */
export function MissingModelNotice({ reason }: { reason: string }) {
  return (
    <div className="mt-3 rounded-xl border border-line bg-soft p-4 text-sm">
      <p className="font-semibold">{errors.needs_model.title}</p>
      <p className="mt-1">{reason}</p>
    </div>
  )
}
