/** Name and address of the tools that write, by type. */
export type ToolLinks = Readonly<Record<string, { name: string; path: string }>>

/** A tool's page with one of its earlier runs. */
export const getRunUrl = (path: string, id: string) => `${path}#${new URLSearchParams({ run: id })}`
