import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import nft from 'next/dist/compiled/@vercel/nft/index.js'
import { root } from '../run.mjs'

/**
 * The files of our own server and of the packages that it imports, found by the tracer that Next uses for pages. Next
 * is left out: its standalone output has the parts that serve.
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
