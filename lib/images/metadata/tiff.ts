/** Bytes per value of each type in TIFF 6.0, section 2. */
const bytesPerType = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

const ORIENTATION_TAG = 0x0112
const GPS_TAG = 0x8825
/** Offset and length of a thumbnail's JPEG. */
const thumbnailTags = [0x0201, 0x0202]
/** Pointers to the EXIF, interoperability and sub-image directories (EXIF 3.0, 4.6.3; TIFF supplement 1). */
const subDirectoryTags = [0x8769, 0xa005, 0x014a]

type Directory = { view: DataView; isLittleEndian: boolean; offset: number; entryCount: number }

/** Returns the EXIF orientation, from 1 (upright) to 8. */
export function readOrientation(tiff: Uint8Array): number {
  const directory = readFirstDirectory(tiff)
  const entryOffset = directory && findEntryOffset(directory, ORIENTATION_TAG)
  const value = directory && entryOffset ? directory.view.getUint16(entryOffset + 8, directory.isLittleEndian) : 1
  return value >= 1 && value <= 8 ? value : 1
}

/** Sets the EXIF orientation to upright, in place. */
export function resetOrientation(tiff: Uint8Array): void {
  const directory = readFirstDirectory(tiff)
  const entryOffset = directory && findEntryOffset(directory, ORIENTATION_TAG)
  if (entryOffset) directory.view.setUint16(entryOffset + 8, 1, directory.isLittleEndian)
}

export function buildOrientationExif(orientation: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ])
}

/** Builds EXIF that contains only the capture date; `dateTaken` is in EXIF format. */
export function buildDateExif(dateTaken: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26],
    ...[0, 0, 0, 0],
    ...[0, 1, 0x90, 0x03, 0, 2, 0, 0, 0, 20, 0, 0, 0, 44],
    ...[0, 0, 0, 0],
    ...new TextEncoder().encode(dateTaken.slice(0, 19)),
    0,
  ])
}

/** Also removes a thumbnail that has a location. Null if other parts have one, or if a directory is out of bounds. */
export function removeLocation(tiff: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const bytes = Uint8Array.from(tiff)
  const directory = readFirstDirectory(bytes)
  if (!directory || !removeGps(bytes, directory)) return null
  if (!hasHiddenLocation(bytes)) return bytes
  return removeThumbnail(bytes) && !hasHiddenLocation(bytes) ? bytes : null
}

function removeGps(bytes: Uint8Array, directory: Directory): boolean {
  const gpsEntryOffset = findEntryOffset(directory, GPS_TAG)
  if (!gpsEntryOffset) return true
  const { view, isLittleEndian, offset, entryCount } = directory
  const gpsDirectory = readDirectory(view, view.getUint32(gpsEntryOffset + 8, isLittleEndian), isLittleEndian)
  if (!gpsDirectory || !clearDirectory(bytes, gpsDirectory)) return false
  // Moves up the following entries and the pointer to the next directory.
  const directoryEnd = Math.min(offset + 2 + entryCount * 12 + 4, bytes.length)
  bytes.copyWithin(gpsEntryOffset, gpsEntryOffset + 12, directoryEnd)
  bytes.fill(0, directoryEnd - 12, directoryEnd)
  view.setUint16(offset, entryCount - 1, isLittleEndian)
  return true
}

/** Removes the second directory, which describes the thumbnail (EXIF 3.0, 4.6.5), and the thumbnail itself. */
function removeThumbnail(bytes: Uint8Array): boolean {
  const firstDirectory = readFirstDirectory(bytes)
  if (!firstDirectory) return false
  const { view, isLittleEndian, offset, entryCount } = firstDirectory
  const pointerOffset = offset + 2 + entryCount * 12
  if (pointerOffset + 4 > bytes.length) return false
  const directory = readDirectory(view, view.getUint32(pointerOffset, isLittleEndian), isLittleEndian)
  if (!directory || !removeGps(bytes, directory)) return false
  const [start, length] = thumbnailTags.map((tag) => {
    const entryOffset = findEntryOffset(directory, tag)
    return entryOffset ? view.getUint32(entryOffset + 8, isLittleEndian) : 0
  })
  if (start && length) bytes.fill(0, start, start + length)
  view.setUint32(pointerOffset, 0)
  return clearDirectory(bytes, { ...directory, entryCount: view.getUint16(directory.offset, isLittleEndian) })
}

/** Overwrites a directory and its values with zeros. Returns false if a value is out of bounds or of unknown type. */
function clearDirectory(bytes: Uint8Array, { view, isLittleEndian, offset, entryCount }: Directory): boolean {
  for (let entryOffset = offset + 2; entryOffset < offset + 2 + entryCount * 12; entryOffset += 12) {
    const bytesPerValue = bytesPerType[view.getUint16(entryOffset + 2, isLittleEndian)]
    if (!bytesPerValue) return false
    const length = bytesPerValue * view.getUint32(entryOffset + 4, isLittleEndian)
    if (length <= 4) continue
    const valueOffset = view.getUint32(entryOffset + 8, isLittleEndian)
    if (valueOffset + length > bytes.length) return false
    bytes.fill(0, valueOffset, valueOffset + length)
  }
  bytes.fill(0, offset, offset + 2 + entryCount * 12 + 4)
  return true
}

/** Whether a reachable directory still points to a location, or a text in it names one. */
function hasHiddenLocation(tiff: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(tiff)
  if (text.includes('Exif\0\0') || hasCoordinateNames(text)) return true
  const queue = [readFirstDirectory(tiff)]
  const visitedOffsets = new Set<number>()
  for (const directory of queue) {
    if (!directory || visitedOffsets.has(directory.offset)) continue
    visitedOffsets.add(directory.offset)
    if (findEntryOffset(directory, GPS_TAG)) return true
    const { view, isLittleEndian, offset, entryCount } = directory
    const pointerOffsets = subDirectoryTags.flatMap((tag) => {
      const entryOffset = findEntryOffset(directory, tag)
      return entryOffset === null ? [] : entryOffset + 8
    })
    for (const pointerOffset of [...pointerOffsets, offset + 2 + entryCount * 12]) {
      if (pointerOffset + 4 <= view.byteLength)
        queue.push(readDirectory(view, view.getUint32(pointerOffset, isLittleEndian), isLittleEndian))
    }
  }
  return false
}

/** Stricter than `hasLocationNames`, because three letters occur in thumbnails by chance. */
export const hasCoordinateNames = (text: string) => /gps.?l|latitude/i.test(text.replaceAll('\0', ''))

function readFirstDirectory(tiff: Uint8Array): Directory | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.length < 14) return null
  const isLittleEndian = view.getUint16(0) === 0x4949
  if (!isLittleEndian && view.getUint16(0) !== 0x4d4d) return null
  return readDirectory(view, view.getUint32(4, isLittleEndian), isLittleEndian)
}

function readDirectory(view: DataView, offset: number, isLittleEndian: boolean): Directory | null {
  if (offset < 8 || offset + 2 > view.byteLength) return null
  const entryCount = view.getUint16(offset, isLittleEndian)
  return offset + 2 + entryCount * 12 <= view.byteLength ? { view, isLittleEndian, offset, entryCount } : null
}

function findEntryOffset({ view, isLittleEndian, offset, entryCount }: Directory, tag: number): number | null {
  for (let index = 0; index < entryCount; index += 1) {
    const entryOffset = offset + 2 + index * 12
    if (view.getUint16(entryOffset, isLittleEndian) === tag) return entryOffset
  }
  return null
}
