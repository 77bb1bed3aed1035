type Cue = { time: string; text: string }

const timeLine = /^\d{1,3}:\d{2}(?::\d{2})?[.,]\d{1,3}[^\S\n]{1,4}-->/

/** The cues of a subtitle file, each with its time line as it stands; what comes before the first is none. */
export function parseCues(file: string): Cue[] {
  const lines = file.split('\n')
  const starts = lines.flatMap((line, index) => (timeLine.test(line) ? [index] : []))
  return starts.map((start, index) => {
    const next = starts[index + 1]
    const said = lines.slice(start + 1, next)
    if (next !== undefined && /^\s*\d{1,6}\s*$/.test(said.at(-1) ?? '')) said.pop()
    return { time: (lines[start] ?? '').trim(), text: said.join('\n').trim() }
  })
}

/** Whether a text is a subtitle file. */
export function isSubtitleFile(text: string): boolean {
  return text.split('\n').some((line) => timeLine.test(line))
}

/**
 * A translated file with the times of its source, in its source's order and numbered anew: a cue that a model moved, doubled or made up has
 * no place, one that it left out is missing. Two cues at one time keep their order.
 */
export function restoreTimings(source: string, translated: string): string {
  const said = Map.groupBy(parseCues(translated).toReversed(), ({ time }) => time)
  return parseCues(source)
    .flatMap(({ time }) => {
      const text = said.get(time)?.pop()?.text
      return text ? [{ time, text }] : []
    })
    .map(({ time, text }, index) => `${index + 1}\n${time}\n${text}`)
    .join('\n\n')
}
