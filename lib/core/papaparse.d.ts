/** The package has no types. Only the used parts of its interface are declared. */
declare module 'papaparse' {
  type Options = {
    /** Empty to detect it. */
    delimiter?: string
    delimitersToGuess?: readonly string[]
    quoteChar?: string
    skipEmptyLines?: boolean | 'greedy'
  }
  type Result = { data: string[][]; errors: readonly { code: string }[]; meta: { delimiter: string } }
  const Papa: { parse(text: string, options: Options): Result }
  export default Papa
}
