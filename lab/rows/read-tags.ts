import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTags, type RowTag } from './tags.ts'

const root = join(import.meta.dirname, '../..')

/** The tags of every test in the repository, of units and of journeys. */
export function readTags(): RowTag[] {
  return globSync('{app,components,content,e2e,lab,lib,scripts,server,test}/**/*.{test,spec,contract}.{ts,tsx}', {
    cwd: root,
  })
    .sort()
    .flatMap((file) => findTags(file, readFileSync(join(root, file), 'utf8')))
}
