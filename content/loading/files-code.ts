import type { FilesPanel } from '@/components/files/files-tool-info'
import { filesPanels } from './files-panels.gen'

export const panels: Readonly<Record<string, FilesPanel>> = filesPanels

export const startWorker = () => new Worker(new URL('./files-worker.gen.ts', import.meta.url), { type: 'module' })
