/** The hint of a field that changes nothing where the built-in writer writes. */
export const modelOnlyHint = 'Works when an AI model writes.'
