export type PageMeta = { title: string; description: string; slug: string }

export function formatMetaText({ title, description, slug }: PageMeta): string {
  return [title, description, slug].join('\n')
}

/**
 * Parses text that the visitor may have edited: the first line is the title, the last is the slug if it looks like one,
 * the rest is the description.
 */
export function parseMetaText(text: string): PageMeta {
  const [title = '', ...otherLines] = text.split('\n').map((line) => line.trim())
  const lastLine = otherLines.at(-1) ?? ''
  const hasSlug = otherLines.length > 0 && /^[a-z0-9-]+$/.test(lastLine)
  const descriptionLines = hasSlug ? otherLines.slice(0, -1) : otherLines
  return { title, description: descriptionLines.filter(Boolean).join(' '), slug: hasSlug ? lastLine : '' }
}
