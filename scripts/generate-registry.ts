/**
 * Writes the `*.gen.ts` files of `content/`: the list of all tools, and a map of their code for each bundle. Browsers
 * load the maps, so a map imports no definition.
 */
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tool } from '@/lib/tool/tool'

type FoundTool = { group: string; folder: string; tool: Tool }

const root = join(import.meta.dirname, '..')
const groups = ['image', 'instagram', 'text', 'tiktok', 'twitter', 'youtube']

async function loadTools(): Promise<FoundTool[]> {
  const files = globSync('content/tools/*/*/tool.ts', { cwd: root })
  const tools = files.map(async (file) => {
    const [, , group = '', type = ''] = file.split('/')
    const { default: definition } = await import(join(root, file))
    if (!groups.includes(group)) throw new Error(`${file}: there is no group “${group}”.`)
    return { group, folder: `content/tools/${group}/${type}`, tool: { ...definition, type } }
  })
  return (await Promise.all(tools)).toSorted(
    (a, b) => a.group.localeCompare(b.group) || a.tool.order - b.tool.order || (a.folder < b.folder ? -1 : 1),
  )
}

const toCamelCase = (type: string) => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const buildLoader = ({ folder }: FoundTool, file: string) => `() => import('@/${folder}/${file}')`
const buildView = (found: FoundTool, file: string) => `lazy(importWithRetry(${buildLoader(found, file)}))`
const buildMap = (tools: readonly FoundTool[], buildValue: (found: FoundTool) => string) =>
  `{\n${tools.map((found) => `  '${found.tool.type}': ${buildValue(found)},\n`).join('')}}`

function buildRegistry(tools: readonly FoundTool[]): string {
  const imports = tools.map(({ folder, tool }) => {
    const name = toCamelCase(tool.type)
    return `import ${name}Copy from '@/${folder}/copy.md'\nimport ${name} from '@/${folder}/tool'\n`
  })
  const buildTool = ({ tool: { type } }: FoundTool) =>
    `    { ...${toCamelCase(type)}, type: '${type}', copy: ${toCamelCase(type)}Copy },\n`
  const toolsByGroup = Map.groupBy(tools, ({ group }) => group)
  const lists = [...toolsByGroup].map(([group, found]) => `  ${group}: [\n${found.map(buildTool).join('')}  ],\n`)
  return `${imports.join('')}\nexport const toolsByGroup = {\n${lists.join('')}} as const`
}

function buildPanel(found: FoundTool, title: string): string {
  const hasMoreSettings = existsSync(join(root, found.folder, 'more-settings.tsx'))
  const moreSettings = hasMoreSettings ? `, MoreSettings: ${buildView(found, 'more-settings')}` : ''
  return `{ title: ${JSON.stringify(title)}, View: ${buildView(found, 'panel')}${moreSettings} }`
}

export async function buildGeneratedFiles(): Promise<Record<string, string>> {
  const tools = await loadTools()
  const ofKind = (kind: Tool['kind']) => tools.filter(({ tool }) => tool.kind === kind)
  const [pageWidgets = [], deferredWidgets = []] = [true, false].map((isWithPage) =>
    tools.filter(({ tool }) => tool.kind === 'widget' && (tool.loads === 'page') === isWithPage),
  )
  const getPanelTitle = ({ tool }: FoundTool) => (tool.kind === 'files' && tool.panelTitle) || ''
  const buildViews = (found: readonly FoundTool[]) => buildMap(found, (tool) => buildView(tool, 'view'))
  const buildRuns = (found: readonly FoundTool[]) => buildMap(found, (tool) => buildLoader(tool, 'run'))
  const viewImports = `import { lazy } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'\n`
  const bodies = {
    'content/tools/registry': buildRegistry(tools),
    'content/loading/views': `${viewImports}
export const widgetViews = ${buildViews(pageWidgets)}

export const serverViews = ${buildViews(ofKind('server'))}`,
    'content/loading/deferred-views': `${viewImports}
export const widgetViews = ${buildViews(deferredWidgets)}`,
    'content/loading/files-panels': `${viewImports}
export const filesPanels = ${buildMap(tools.filter(getPanelTitle), (tool) => buildPanel(tool, getPanelTitle(tool)))}`,
    'content/loading/files-worker': `import { serveFileJobs } from '@/lib/images/worker/serve-file-jobs'

serveFileJobs(${buildRuns(ofKind('files'))})`,
    'content/loading/text-modules': `import type { AnyTool } from '@/content/tools'
import { createTextLoader, type TextModuleLoaders } from '@/lib/tool/text-tool'

const textModuleLoaders: TextModuleLoaders<Extract<AnyTool, { kind: 'text' }>> = ${buildRuns(ofKind('text'))}

export const loadTextModule = createTextLoader(textModuleLoaders)`,
  }
  return Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [`${name}.gen.ts`, `// Written by \`npm run registry\`.\n${body}\n`]),
  )
}

if (import.meta.main)
  for (const [file, text] of Object.entries(await buildGeneratedFiles())) writeFileSync(join(root, file), text)
