/** Which links work, and what becomes of several. */
export function LinkHint({ count }: { count: number }) {
  if (count > 1) {
    return <p>{count} links found. They are transcribed one by one, from the top.</p>
  }
  return (
    <>
      <p>Supported formats: www.tiktok.com/@username/video/..., vm.tiktok.com/..., m.tiktok.com/v/...</p>
      <p className="mt-1">
        <strong className="font-semibold">Tip:</strong> This works with all public videos. Private or deleted videos
        cannot be processed.
      </p>
    </>
  )
}
