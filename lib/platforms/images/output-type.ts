export type OutputType = 'jpeg' | 'webp' | 'avif' | 'png'
