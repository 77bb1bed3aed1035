import type { Tool } from '@/lib/tool/tool'

export const needsModel = (tool: Tool): boolean => tool.kind === 'prompt' && typeof tool.draft === 'string'

/** Hidden on a site that has a model (`components/shell/page-scripts.tsx`). */
export function NeedsModelLabel() {
  return (
    <p className="mt-1 font-semibold text-muted text-xs in-data-[model=yes]:hidden">
      Uses your ChatGPT, Claude or Gemini
    </p>
  )
}
