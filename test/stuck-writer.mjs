/**
 * A writer's thread for tests: one card with the prompt on it, said to take 7 ms; for the prompt “endless” it computes
 * for ever.
 */
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ input: { prompt } }) => {
  while (prompt === 'endless');
  parentPort.postMessage({
    processorMs: 7,
    cards: [{ id: prompt, parts: [{ text: prompt }], copy: prompt, carry: prompt, item: { text: prompt } }],
  })
})
parentPort.postMessage({ ready: true })
