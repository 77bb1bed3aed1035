export function getFirstWord(text: string): string {
  return text.toLowerCase().match(/[\p{L}\p{N}'’]+/u)?.[0] ?? ''
}
