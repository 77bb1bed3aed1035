/** Nothing to do: without a file of its own the bare page would take the project's, which lies above it. */
export function register() {}
