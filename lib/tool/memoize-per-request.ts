/**
 * Work on a request's text, done once however often `count`, `fit` and `present` ask for it. It is kept with the
 * request's `parameters`, which all inputs made from one request share, and goes when they go.
 */
export function memoizePerRequest<Input extends { prompt: string; parameters: object }, Result>(
  work: (input: Input) => Result,
): (input: Input) => Result {
  const requests = new WeakMap<object, Map<string, Result>>()
  return (input) => {
    const known = requests.get(input.parameters) ?? new Map<string, Result>()
    requests.set(input.parameters, known)
    const earlier = known.get(input.prompt)
    if (earlier !== undefined) return earlier
    const result = work(input)
    known.set(input.prompt, result)
    return result
  }
}
