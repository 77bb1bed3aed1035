import { join } from 'node:path'

// This folder is copied to `.cache/baseline-page` and built there, so the project root, with next and react in
// node_modules, is two levels up.
export default { turbopack: { root: join(process.cwd(), '..', '..') } }
