/** All around the page while files hang above it: they may be dropped anywhere. */
export function DropFrame({ isDraggedOver }: { isDraggedOver: boolean }) {
  if (!isDraggedOver) return null
  return <div className="pointer-events-none fixed inset-0 z-40 border-4 border-accent border-dashed" aria-hidden />
}
