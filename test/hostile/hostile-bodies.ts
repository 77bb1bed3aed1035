import { MAX_PICTURE } from '@/lib/tool/body-limit'
import type { ServedTool } from '@/lib/tool/define'
import { generalShapes, textOf } from './shapes.ts'

/** A body of about so many bytes. */
export type MakeBody = (bytes: number) => string

/** Hostile bodies for a tool, by name: a hostile text in every place that takes one, and hostile JSON. */
export function hostileBodies(tool: ServedTool): Record<string, MakeBody> {
  const made = Object.entries(places(tool)).flatMap(([place, put]) =>
    generalShapes
      .filter(({ tail }) => tail === '')
      .map((shape): [string, MakeBody] => [
        `${JSON.stringify(shape.pump)} as ${place}`,
        // Cut by its bytes: most shapes are longer in UTF-8 than in code units.
        (bytes) => JSON.stringify({ ...plain(tool), ...put(cutTo(textOf(shape, bytes), bytes)) }),
      ]),
  )
  return { ...Object.fromEntries(made), ...hostileJson(tool), ...(tool.picture && hostilePictures(tool)) }
}

const plain = (tool: ServedTool) => ({ toolType: tool.type, prompt: 'bread', turnstileToken: 'x' })

function cutTo(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}

/** Where a text may come in. */
function places(tool: ServedTool): Record<string, (text: string) => object> {
  const byTool = {
    prompt: (text: string) => ({ prompt: text }),
    token: (text: string) => ({ turnstileToken: text }),
  }
  const fields = (tool.kind === 'prompt' ? tool.form.fields : tool.fields).filter(
    ({ kind }) => kind === 'text',
  )
  const field = (text: string) => ({
    parameters: Object.fromEntries(
      fields.map(({ name }) => [name, text.slice(0, text.length / fields.length)]),
    ),
  })
  if (tool.kind === 'server') return { ...byTool, ...(fields.length > 0 && { field }) }
  const [action] = tool.form.refine
  const refine = (more: object) => ({ parameters: { refine: { action, item: {}, ...more } } })
  return {
    ...byTool,
    ...(fields.length > 0 && { field }),
    voice: (text) => ({ parameters: { voice: [text] } }),
    chosen: (text) => ({ parameters: { chosen: text } }),
    ...(action && {
      'an item’s text': (text: string) => refine({ item: { text } }),
      'an edited text': (text: string) => refine({ text }),
      words: (text: string) => refine({ words: text }),
    }),
  }
}

function hostileJson(tool: ServedTool): Record<string, MakeBody> {
  const start = JSON.stringify(plain(tool)).slice(0, -1)
  const repeated = (head: string, pump: string, tail: string) => (bytes: number) =>
    `${start},${head}${pump.repeat(bytes / pump.length)}${tail}}`
  const list = (name: string) => repeated(`"parameters":{"${name}":[`, '1,', '1]}')
  return {
    'lists in lists': (bytes) => `${start},"parameters":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`,
    'objects in objects': (bytes) =>
      `${start},"parameters":${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}}`,
    'lists that do not end': repeated('"parameters":', '[', ''),
    'one name again and again': repeated('"parameters":{', '"a":1,', '"a":1}'),
    'many names': (bytes) =>
      `${start},"parameters":{${Array.from({ length: bytes / 12 }, (_, at) => `"${at + 1e6}":1`).join()}}}`,
    escapes: repeated('"parameters":{"chosen":"', '\\u0301', '"}'),
    'a long number': repeated('"parameters":', '1', ''),
    'a long voice': list('voice'),
    ...Object.fromEntries(
      (tool.kind === 'prompt' ? tool.form.fields : tool.fields).map(({ name }) => [
        `a list for ${name}`,
        list(name),
      ]),
    ),
  }
}

/** A picture has room of its own: these are as large as pictures may be, or a part of that. */
function hostilePictures(tool: ServedTool): Record<string, MakeBody> {
  const jpeg = (segment: number[]) => (bytes: number) => {
    const length = Math.floor((bytes / 4) * 3) - 2
    const segments = Buffer.alloc(length, Buffer.from(segment))
    const picture = Buffer.concat([Buffer.from([0xff, 0xd8]), segments]).toString('base64')
    return JSON.stringify({ ...plain(tool), picture })
  }
  return {
    'a JPEG of empty segments': jpeg([0xff, 0xe1, 0, 2]),
    'a JPEG of segments that say EXIF': jpeg([0xff, 0xe1, 0, 8, ...Buffer.from('Exif\0\0')]),
    'a JPEG that leads nowhere': jpeg([0xff, 0xd8, 0, 0]),
    'a JPEG of fill bytes': jpeg([0xff]),
  }
}

/** Bytes of the largest picture in base64. */
export const largestPicture = Math.floor((4 * MAX_PICTURE) / 3) - 8
