/** Types of the pictures that this site's tools write. */
export type OutputType = 'jpeg' | 'webp' | 'avif' | 'png'
