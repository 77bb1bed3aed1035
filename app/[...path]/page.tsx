import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { buildToolMetadata } from '@/app/page-metadata'
import { findToolByPath, tools } from '@/content/tools'
import { ToolPage } from './tool-page'

type Props = { params: Promise<{ path: string[] }> }

export const dynamicParams = false

export function generateStaticParams() {
  return tools.map((tool) => ({ path: tool.path.slice(1).split('/') }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tool = await findTool(params)
  return tool ? buildToolMetadata(tool) : {}
}

export default async function Page({ params }: Props) {
  const tool = await findTool(params)
  if (!tool) notFound()
  return <ToolPage tool={tool} />
}

async function findTool(params: Props['params']) {
  return findToolByPath(`/${(await params).path.join('/')}`)
}
