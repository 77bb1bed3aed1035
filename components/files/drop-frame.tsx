/** Border around the page while files are dragged over it. */
export function DropFrame({ isDraggedOver }: { isDraggedOver: boolean }) {
  if (!isDraggedOver) return null
  return <div className="pointer-events-none fixed inset-0 z-40 border-4 border-accent border-dashed" aria-hidden />
}
