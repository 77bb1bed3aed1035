/** Types of the pictures that this site's tools write. */
export type WrittenType = 'jpeg' | 'webp' | 'avif' | 'png'
