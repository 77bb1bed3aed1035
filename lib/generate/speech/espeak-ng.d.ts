/** The package has no types. It is an Emscripten program; these are the parts of its interface that we use. */
declare module 'espeak-ng' {
  type Options = {
    arguments: string[]
    print(line: string): void
    printErr(line: string): void
  }
  export default function createEspeak(options: Options): Promise<unknown>
}
