/** Returns the years from first publication to the build: "2025–2026". */
export function formatCopyrightYears(firstYear: number, currentYear: number = new Date().getFullYear()): string {
  return currentYear > firstYear ? `${firstYear}–${currentYear}` : String(firstYear)
}
