/** A whole number with separators: "10,000". */
export const count = (value: number): string => Math.round(value).toLocaleString('en')

/** How much of a box is full: "1,950 of 2,000 characters". */
export const charactersOf = (length: number, limit: number): string =>
  `${count(length)} of ${count(limit)} characters`
