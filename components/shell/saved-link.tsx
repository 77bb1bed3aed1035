import { ToolIcon } from '@/components/ui/tool-icon'

/** The way to what the visitor has saved. */
export function SavedLink() {
  return (
    <a
      href="/saved"
      aria-label="Saved"
      title="Saved"
      className="relative grid size-11 place-items-center rounded-lg hover:bg-raised max-[22rem]:hidden"
    >
      <ToolIcon name="bookmark" size={20} />
    </a>
  )
}
