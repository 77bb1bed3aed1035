/** The package has no types. It is an Emscripten program; only the used parts of its interface are declared. */
declare module 'espeak-ng' {
  type Options = { arguments: string[]; print(line: string): void; printErr(line: string): void }
  export default function createEspeak(options: Options): Promise<unknown>
}
