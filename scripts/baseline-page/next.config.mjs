import { join } from 'node:path'

// The built copy is two folders below the project, whose node_modules has next and react.
export default { turbopack: { root: join(process.cwd(), '..', '..') } }
