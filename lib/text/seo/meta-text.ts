/** A page's title, description and slug, as they stand in a result's text: a line each. */
export type PageMeta = { title: string; description: string; slug: string }

export function formatMetaText({ title, description, slug }: PageMeta): string {
  return [title, description, slug].join('\n')
}

/** The same read from a text that the visitor may have edited: the first line, the last where it looks like a slug, and what is between. */
export function parseMetaText(text: string): PageMeta {
  const [title = '', ...rest] = text.split('\n').map((line) => line.trim())
  const last = rest.at(-1) ?? ''
  const hasSlug = rest.length > 0 && /^[a-z0-9-]+$/.test(last)
  const between = hasSlug ? rest.slice(0, -1) : rest
  return { title, description: between.filter(Boolean).join(' '), slug: hasSlug ? last : '' }
}
