/** The hint of a field that changes nothing where the built-in writer writes. */
export const modelOnlyHint = 'Used when an AI writes: this site’s or yours.'
