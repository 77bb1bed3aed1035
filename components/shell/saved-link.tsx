import { SavedCount } from '@/components/saved/saved-count'
import { ToolIcon } from '@/components/ui/tool-icon'

/** The way to what the visitor has saved. */
export function SavedLink() {
  return (
    <a
      href="/saved"
      title="Saved"
      className="relative grid size-[44px] place-items-center rounded-lg hover:bg-raised max-[22rem]:hidden"
    >
      <ToolIcon name="bookmark" size={20} />
      <span className="sr-only">Saved</span>
      <span className="absolute top-1 right-0.5 rounded-full bg-ink px-1 font-semibold text-canvas text-xs empty:hidden">
        <SavedCount />
      </span>
    </a>
  )
}
