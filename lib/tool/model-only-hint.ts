export const modelOnlyHint = 'Used when an AI writes: this site’s or yours.'
