/** The year of first publication to the year of the build: "2025–2026". */
export function copyrightYears(from: number, now: number = new Date().getFullYear()): string {
  return now > from ? `${from}–${now}` : String(from)
}
