/** All around the page while files hang above it: they may be dropped anywhere. */
export function DropFrame({ over }: { over: boolean }) {
  if (!over) return null
  return <div className="pointer-events-none fixed inset-0 z-40 border-4 border-accent border-dashed" aria-hidden />
}
