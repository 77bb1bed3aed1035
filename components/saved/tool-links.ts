export type ToolLinks = Readonly<Record<string, { name: string; path: string }>>

export const getRunUrl = (path: string, id: string) => `${path}#${new URLSearchParams({ run: id })}`
