/** What a part of a tool's result is saved as: small letters and hyphens. */
export function resultFileName(type: string, name: string, ending: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return `${[type, ...words].join('-')}.${ending}`
}
