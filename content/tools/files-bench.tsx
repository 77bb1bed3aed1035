import type { FilesTarget } from '@/components/files/target'
import Workbench from '@/components/files/workbench'

const startWorker = () => new Worker(new URL('./files-worker.ts', import.meta.url), { type: 'module' })

/** The workbench with the worker behind it that has the code of all files tools. */
export default function FilesBench({ tool }: { tool: FilesTarget }) {
  return <Workbench tool={tool} startWorker={startWorker} />
}
