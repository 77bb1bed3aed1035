import '@/test/api/serve-handler'

// Without the custom server, as on Vercel, files pass through a web stream.
Reflect.deleteProperty(globalThis, Symbol.for('postsmith.ownBody'))
await import('./transfer.test')
