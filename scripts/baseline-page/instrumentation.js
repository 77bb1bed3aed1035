/** Does nothing. Without this file, Next.js would load the project's instrumentation file from a folder above. */
export function register() {}
