import type { ExpandedTags } from 'exifreader'

/** Reads an image's metadata in ExifReader's groups; empty if there is no metadata or the file cannot be read. */
export async function readTags(bytes: Uint8Array): Promise<ExpandedTags> {
  const { default: exifReader } = await import('exifreader')
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return await exifReader.loadView(view, { expanded: true, async: true })
  } catch {
    return {}
  }
}
