/** The cache is keyed by the object itself, and frees a result with it. */
export function memoizeByObject<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>()
  return (key) => {
    const cachedResult = results.get(key)
    if (cachedResult !== undefined) return cachedResult
    const result = compute(key)
    results.set(key, result)
    return result
  }
}

/** The cache is keyed by `parameters`, which all inputs of one request share, and is freed with that object. */
export function memoizePerRequest<Input extends { prompt: string; parameters: object }, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const getResultsByPrompt = memoizeByObject((_parameters: object) => new Map<string, Result>())
  return (input) => {
    const resultsByPrompt = getResultsByPrompt(input.parameters)
    const cachedResult = resultsByPrompt.get(input.prompt)
    if (cachedResult !== undefined) return cachedResult
    const result = compute(input)
    resultsByPrompt.set(input.prompt, result)
    return result
  }
}
