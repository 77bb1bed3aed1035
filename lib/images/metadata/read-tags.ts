import type { ExpandedTags } from 'exifreader'

/** What a picture's file says about it, in the groups of ExifReader; none where it says nothing or cannot be read. */
export async function readTags(bytes: Uint8Array): Promise<ExpandedTags> {
  const { default: exifReader } = await import('exifreader')
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return await exifReader.loadView(view, { expanded: true, async: true })
  } catch {
    return {}
  }
}
