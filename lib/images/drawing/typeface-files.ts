import anton from '@fontsource/anton/unicode.json'
import caveat from '@fontsource/caveat/unicode.json'
import courier from '@fontsource/courier-prime/unicode.json'
import oswald from '@fontsource/oswald/unicode.json'
import playfair from '@fontsource/playfair-display/unicode.json'

/** One weight of a typeface in the build, and its code points as a CSS `unicode-range`. */
export type TypefaceFile = { url: URL; range: string }

/** Files of each typeface by CSS name, one per group of scripts, so that a text loads only the files it needs. */
export const typefaceFiles = {
  Anton: [
    { url: new URL('@fontsource/anton/files/anton-latin-400-normal.woff2', import.meta.url), range: anton.latin },
    {
      url: new URL('@fontsource/anton/files/anton-latin-ext-400-normal.woff2', import.meta.url),
      range: anton['latin-ext'],
    },
    {
      url: new URL('@fontsource/anton/files/anton-vietnamese-400-normal.woff2', import.meta.url),
      range: anton.vietnamese,
    },
    // Anton has no Cyrillic letters, so it uses those of Oswald, which are as narrow and heavy.
    {
      url: new URL('@fontsource/oswald/files/oswald-cyrillic-700-normal.woff2', import.meta.url),
      range: oswald.cyrillic,
    },
  ],
  'Playfair Display': [
    {
      url: new URL('@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2', import.meta.url),
      range: playfair.latin,
    },
    {
      url: new URL('@fontsource/playfair-display/files/playfair-display-latin-ext-600-normal.woff2', import.meta.url),
      range: playfair['latin-ext'],
    },
    {
      url: new URL('@fontsource/playfair-display/files/playfair-display-vietnamese-600-normal.woff2', import.meta.url),
      range: playfair.vietnamese,
    },
    {
      url: new URL('@fontsource/playfair-display/files/playfair-display-cyrillic-600-normal.woff2', import.meta.url),
      range: playfair.cyrillic,
    },
  ],
  Caveat: [
    { url: new URL('@fontsource/caveat/files/caveat-latin-700-normal.woff2', import.meta.url), range: caveat.latin },
    {
      url: new URL('@fontsource/caveat/files/caveat-latin-ext-700-normal.woff2', import.meta.url),
      range: caveat['latin-ext'],
    },
    {
      url: new URL('@fontsource/caveat/files/caveat-cyrillic-700-normal.woff2', import.meta.url),
      range: caveat.cyrillic,
    },
  ],
  'Courier Prime': [
    {
      url: new URL('@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2', import.meta.url),
      range: courier.latin,
    },
    {
      url: new URL('@fontsource/courier-prime/files/courier-prime-latin-ext-400-normal.woff2', import.meta.url),
      range: courier['latin-ext'],
    },
  ],
} as const satisfies Record<string, readonly TypefaceFile[]>
