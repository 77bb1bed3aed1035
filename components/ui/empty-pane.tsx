export function EmptyPane({ text = 'Your results appear here.' }: { text?: string }) {
  return (
    <p className="hidden place-content-center rounded-xl border border-line border-dashed p-8 text-center text-muted text-sm lg:grid lg:min-h-72">
      {text}
    </p>
  )
}
