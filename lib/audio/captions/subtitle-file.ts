type Cue = { timeLine: string; text: string }

const timeLinePattern = /^\d{1,3}:\d{2}(?::\d{2})?[.,]\d{1,3}[^\S\n]{1,4}-->/

/** The cues of a subtitle file, each with its time line as it stands; what comes before the first is none. */
export function parseCues(fileText: string): Cue[] {
  const lines = fileText.split('\n')
  const cueLineIndexes = lines.flatMap((line, index) => (timeLinePattern.test(line) ? [index] : []))
  return cueLineIndexes.map((lineIndex, index) => {
    const nextLineIndex = cueLineIndexes[index + 1]
    const textLines = lines.slice(lineIndex + 1, nextLineIndex)
    if (nextLineIndex !== undefined && /^\s*\d{1,6}\s*$/.test(textLines.at(-1) ?? '')) textLines.pop()
    return { timeLine: (lines[lineIndex] ?? '').trim(), text: textLines.join('\n').trim() }
  })
}

/** Whether a text is a subtitle file. */
export function isSubtitleFile(text: string): boolean {
  return text.split('\n').some((line) => timeLinePattern.test(line))
}

/**
 * A translated file with the times of its source, in its source's order and numbered anew: a cue that a model moved, doubled or made up has
 * no place, one that it left out is missing. Two cues at one time keep their order.
 */
export function restoreTimings(source: string, translation: string): string {
  const translatedCuesByTime = Map.groupBy(parseCues(translation).toReversed(), ({ timeLine }) => timeLine)
  return parseCues(source)
    .flatMap(({ timeLine }) => {
      const text = translatedCuesByTime.get(timeLine)?.pop()?.text
      return text ? [{ time: timeLine, text }] : []
    })
    .map(({ time, text }, index) => `${index + 1}\n${time}\n${text}`)
    .join('\n\n')
}
