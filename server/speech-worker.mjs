/**
 * Speaks with espeak-ng in a thread of its own, started by `lib/generate/speech/basic-speaker.ts`. A new instance for each text: it
 * is a command-line program, and its memory (32 MB) is fixed when it is built. The text goes in through standard input,
 * a line at a time, so nothing in it is taken for an option; without `-m` nothing is taken for SSML.
 */
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import createEspeak from 'espeak-ng'
import { lowerThreadPriority } from '../lib/server/threads/lower-thread-priority.ts'

const file = '/out.wav'
const headerBytes = 44
const compiled = await WebAssembly.compile(await readFile(new URL('espeak-ng.wasm', import.meta.resolve('espeak-ng'))))

/**
 * Posts `{ spoken }`, the number of lines so far, then `{ wav, ends }`: the file, and for each line the byte after its
 * samples. The program asks for the next line when it has written the last one, up to a kilobyte (23 ms) that it still
 * holds; a line ends in a longer silence.
 */
async function speak({ lines, voice, wordsPerMinute }) {
  const encodedLines = lines.map((line) => new TextEncoder().encode(`${line}\n`))
  const ends = []
  let fileSystem
  let line = 0
  let byteIndex = 0

  function readNextByte() {
    if (byteIndex === 0 && line > 0 && ends.length < line) {
      ends.push(fileSystem.stat(file).size - headerBytes)
      parentPort.postMessage({ spoken: line })
    }
    const bytes = encodedLines[line]
    if (!bytes) return null
    if (byteIndex < bytes.length) return bytes[byteIndex++]
    byteIndex = 0
    line += 1
    return null
  }

  await createEspeak({
    arguments: ['-v', voice, '-s', String(wordsPerMinute), '-b', '1', '-w', file],
    preRun: [({ FS }) => (fileSystem = FS)],
    stdin: readNextByte,
    print() {},
    printErr() {},
    instantiateWasm(imports, onInstantiated) {
      WebAssembly.instantiate(compiled, imports).then((instance) => onInstantiated(instance, compiled))
      return {}
    },
  })
  const wav = fileSystem.readFile(file)
  ends[lines.length - 1] = wav.length - headerBytes
  return { wav, ends }
}

lowerThreadPriority()
parentPort.on('message', async (job) => {
  try {
    const { wav, ends } = await speak(job)
    parentPort.postMessage({ wav, ends }, [wav.buffer])
  } catch {
    parentPort.postMessage({ failed: true })
  }
})

parentPort.postMessage({ ready: true })
