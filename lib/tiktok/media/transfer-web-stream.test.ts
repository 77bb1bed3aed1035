import '@/test/api/serve-handler'

// As on Vercel, which has no server of ours: files pass through a web stream.
Reflect.deleteProperty(globalThis, Symbol.for('postsmith.ownBody'))
await import('./transfer.test')
