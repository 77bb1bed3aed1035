import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import nft from 'next/dist/compiled/@vercel/nft/index.js'
import { root } from '../run.mjs'

/**
 * Lists the files of the site's own server and of the packages that it imports, found with the Next.js file tracer.
 * Excludes Next.js: its standalone output has the parts for serving.
 */
export async function listServerFiles() {
  const { fileList } = await nft.nodeFileTrace([join(root, 'server/main.mjs')], {
    base: root,
    ignore: ['node_modules/next/**', 'node_modules/react/**', 'node_modules/react-dom/**'],
    readFile: async (path) => {
      const text = await readFile(path, 'utf8')
      return path.endsWith('.ts') ? stripTypeScriptTypes(text) : text
    },
  })
  return [...fileList]
}
