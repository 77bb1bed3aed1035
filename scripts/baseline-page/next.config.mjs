import { join } from 'node:path'

// The copy that is built lies two folders below the project, whose node_modules holds next and react.
export default { turbopack: { root: join(process.cwd(), '..', '..') } }
