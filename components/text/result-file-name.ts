/** Builds a file name in lowercase letters and hyphens. */
export function buildResultFileName(type: string, name: string, extension: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return `${[type, ...words].join('-')}.${extension}`
}
