type Cache<Key, Result> = { get(key: Key): Result | undefined; set(key: Key, result: Result): unknown }

function getOrCompute<Key, Result>(cache: Cache<Key, Result>, key: Key, compute: () => Result): Result {
  const cachedResult = cache.get(key)
  if (cachedResult !== undefined) return cachedResult
  const result = compute()
  cache.set(key, result)
  return result
}

/** The cache is keyed by the object itself, and frees a result with it. */
export function memoizeByObject<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>()
  return (key) => getOrCompute(results, key, () => compute(key))
}

/** The cache is keyed by `parameters`, which all inputs of one request share, and is freed with that object. */
export function memoizePerRequest<Input extends { prompt: string; parameters: object }, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const getResultsByPrompt = memoizeByObject((_parameters: object) => new Map<string, Result>())
  return (input) => getOrCompute(getResultsByPrompt(input.parameters), input.prompt, () => compute(input))
}
