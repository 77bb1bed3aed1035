import { safeFileName } from '@/lib/media/file-name'

/** `photo.HEIC` as a JPEG with the suffix `small`: `photo-small.jpg`. */
export function nameOf(original: string, suffix: string, extension: string): string {
  return safeFileName(`${stemOf(original)}-${suffix}`, extension)
}

const stemOf = (name: string) => name.replace(/\.[^.]{1,5}$/, '') || 'picture'

/** The same names, with a number in those that were there before: two files of one name both stay in a ZIP. */
export function withoutDoubles(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem}-${count}${ending}`
    taken.add(free.toLowerCase())
    return free
  })
}
