import '@/test/api/serve-handler'

// As on Vercel, where no server of ours is: the same journeys of a file through a web stream.
Reflect.deleteProperty(globalThis, Symbol.for('postsmith.ownBody'))
await import('./serve.test')
await import('./serve-faults.test')
