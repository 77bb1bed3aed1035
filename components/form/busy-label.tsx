export function BusyLabel({ text }: { text: string }) {
  return (
    <>
      <span
        className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:animate-none"
        aria-hidden
      />
      {text}
    </>
  )
}
