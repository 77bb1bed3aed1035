/** A writer's thread for tests: one card with the prompt on it; for the prompt “endless” it computes for ever. */
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ input: { prompt } }) => {
  while (prompt === 'endless');
  parentPort.postMessage({
    cards: [{ id: prompt, parts: [{ text: prompt }], copy: prompt, carry: prompt, item: { text: prompt } }],
  })
})
parentPort.postMessage({ ready: true })
