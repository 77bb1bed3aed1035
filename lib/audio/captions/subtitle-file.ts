const timeLinePattern = /^\d{1,3}:\d{2}(?::\d{2})?[.,]\d{1,3}[^\S\n]{1,4}-->/

/** Returns the cues of a subtitle file with their timing lines unchanged. Ignores text before the first cue. */
export function parseCues(fileText: string): { timeLine: string; text: string }[] {
  const lines = fileText.split('\n')
  const cueLineIndexes = lines.flatMap((line, index) => (timeLinePattern.test(line) ? [index] : []))
  return cueLineIndexes.map((lineIndex, index) => {
    const nextLineIndex = cueLineIndexes[index + 1]
    const textLines = lines.slice(lineIndex + 1, nextLineIndex)
    if (nextLineIndex !== undefined && /^\s*\d{1,6}\s*$/.test(textLines.at(-1) ?? '')) textLines.pop()
    return { timeLine: (lines[lineIndex] ?? '').trim(), text: textLines.join('\n').trim() }
  })
}

export function isSubtitleFile(text: string): boolean {
  return text.split('\n').some((line) => timeLinePattern.test(line))
}

/** Gives a translation its source's times, order and numbers. Drops cues that a model moved, duplicated or invented. */
export function restoreTimings(source: string, translation: string): string {
  const translatedCuesByTime = Map.groupBy(parseCues(translation).toReversed(), ({ timeLine }) => timeLine)
  return parseCues(source)
    .flatMap(({ timeLine }) => {
      const text = translatedCuesByTime.get(timeLine)?.pop()?.text
      return text ? `${timeLine}\n${text}` : []
    })
    .map((cue, index) => `${index + 1}\n${cue}`)
    .join('\n\n')
}
