import type { ReactNode } from 'react'
import type { FilesToolInfo } from '@/components/files/files-tool-info'
import Workbench from '@/components/files/workbench'

async function loadCode(type: string) {
  const { panels, startWorker } = await import('./files-code')
  return { panel: panels[type] ?? null, startWorker }
}

/** The workbench. Its worker, with the code of all file tools, loads with the first file. */
export default function FilesWorkbench({ tool, sample }: { tool: FilesToolInfo; sample: ReactNode }) {
  return <Workbench tool={tool} sample={sample} loadCode={loadCode} />
}
