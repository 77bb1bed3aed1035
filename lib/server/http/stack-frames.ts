/** Returns at most six stack frames of an error, without its message, which could quote a visitor. */
export function getStackFrames(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 6)
}
