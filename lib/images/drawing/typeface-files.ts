import anton from '@fontsource/anton/unicode.json'
import caveat from '@fontsource/caveat/unicode.json'
import courier from '@fontsource/courier-prime/unicode.json'
import oswald from '@fontsource/oswald/unicode.json'
import playfair from '@fontsource/playfair-display/unicode.json'

/** One weight of a typeface in the build, and its code points as a CSS `unicode-range`. */
export type TypefaceFile = { url: URL; range: string }

export const createFiles = <Script extends string>(
  ranges: Readonly<Record<NoInfer<Script>, string>>,
  urls: Readonly<Record<Script, URL>>,
): TypefaceFile[] => (Object.keys(urls) as Script[]).map((script) => ({ url: urls[script], range: ranges[script] }))

/** Files of each typeface by CSS name, one per group of scripts, so that a text loads only the files it needs. */
export const typefaceFiles = {
  Anton: [
    ...createFiles(anton, {
      latin: new URL('@fontsource/anton/files/anton-latin-400-normal.woff2', import.meta.url),
      'latin-ext': new URL('@fontsource/anton/files/anton-latin-ext-400-normal.woff2', import.meta.url),
      vietnamese: new URL('@fontsource/anton/files/anton-vietnamese-400-normal.woff2', import.meta.url),
    }),
    // Anton has no Cyrillic letters, so it uses those of Oswald, which are as narrow and heavy.
    {
      url: new URL('@fontsource/oswald/files/oswald-cyrillic-700-normal.woff2', import.meta.url),
      range: oswald.cyrillic,
    },
  ],
  'Playfair Display': createFiles(playfair, {
    latin: new URL('@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2', import.meta.url),
    'latin-ext': new URL(
      '@fontsource/playfair-display/files/playfair-display-latin-ext-600-normal.woff2',
      import.meta.url,
    ),
    vietnamese: new URL(
      '@fontsource/playfair-display/files/playfair-display-vietnamese-600-normal.woff2',
      import.meta.url,
    ),
    cyrillic: new URL('@fontsource/playfair-display/files/playfair-display-cyrillic-600-normal.woff2', import.meta.url),
  }),
  Caveat: createFiles(caveat, {
    latin: new URL('@fontsource/caveat/files/caveat-latin-700-normal.woff2', import.meta.url),
    'latin-ext': new URL('@fontsource/caveat/files/caveat-latin-ext-700-normal.woff2', import.meta.url),
    cyrillic: new URL('@fontsource/caveat/files/caveat-cyrillic-700-normal.woff2', import.meta.url),
  }),
  'Courier Prime': createFiles(courier, {
    latin: new URL('@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2', import.meta.url),
    'latin-ext': new URL('@fontsource/courier-prime/files/courier-prime-latin-ext-400-normal.woff2', import.meta.url),
  }),
} as const satisfies Record<string, readonly TypefaceFile[]>
