/** Words run together as a tag holds them: "C++ tips" is "cpptips"; Arabic and Hebrew words keep an underscore between them. */
export function toTagBodies(phrases: readonly string[]): string[] {
  return phrases.map((phrase) =>
    phrase
      .toLowerCase()
      .replaceAll('c++', 'cpp')
      .replaceAll('c#', 'csharp')
      .replace(/['’]/g, '')
      .replace(/(?<=[\p{Script=Arabic}\p{Script=Hebrew}])\s/gu, '_')
      .replace(/[^\p{L}\p{M}\p{N}_]/gu, ''),
  )
}
