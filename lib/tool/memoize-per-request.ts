/** The cache is keyed by `parameters`, which all inputs of one request share, and is freed with that object. */
export function memoizePerRequest<Input extends { prompt: string; parameters: object }, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const resultsByRequest = new WeakMap<object, Map<string, Result>>()
  return (input) => {
    const resultsByPrompt = resultsByRequest.get(input.parameters) ?? new Map<string, Result>()
    resultsByRequest.set(input.parameters, resultsByPrompt)
    const cachedResult = resultsByPrompt.get(input.prompt)
    if (cachedResult !== undefined) return cachedResult
    const result = compute(input)
    resultsByPrompt.set(input.prompt, result)
    return result
  }
}
