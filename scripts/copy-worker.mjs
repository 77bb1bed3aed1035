import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

// ALTCHA's proof of work runs in a worker, which the site's CSP allows only from its own origin.
mkdirSync(join(root, 'public', 'altcha'), { recursive: true })
cpSync(join(root, 'node_modules/altcha/dist/workers/pbkdf2.js'), join(root, 'public/altcha/pbkdf2.js'))
