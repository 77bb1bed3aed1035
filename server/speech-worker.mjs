/**
 * espeak-ng has fixed memory (32 MB), so each text gets a new instance. The text goes through standard input, so that
 * no part is parsed as an option, and without `-m` none as SSML.
 */
import { readlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import createEspeak from 'espeak-ng'

const file = '/out.wav'
const headerBytes = 44
const compiled = await WebAssembly.compile(await readFile(new URL('espeak-ng.wasm', import.meta.resolve('espeak-ng'))))

/**
 * `ends` has the byte after each line. The program reads a line when it has written the last one, except up to a
 * kilobyte (23 ms) in its buffer; the silence at the end of a line is longer.
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

// Only Linux has a priority per thread, and only the thread itself can read its number there.
try {
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // The system is not Linux or does not permit the change.
}

parentPort.on('message', async (job) => {
  try {
    const { wav, ends } = await speak(job)
    parentPort.postMessage({ wav, ends }, [wav.buffer])
  } catch {
    parentPort.postMessage({ failed: true })
  }
})

parentPort.postMessage({ ready: true })
