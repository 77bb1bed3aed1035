import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { buildPageMetadata } from '@/app/page-metadata'
import { platforms } from '@/content/pages/platforms'
import { platformGroups } from '@/content/tools'
import { PlatformPage } from './platform-page'

type Props = { params: Promise<{ platform: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return platformGroups.filter((group) => group.tools.length > 0).map(({ id }) => ({ platform: id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const group = await findPlatformGroup(params)
  if (!group) return {}
  const { title, description } = platforms[group.id]
  return buildPageMetadata({ title, description, path: group.path })
}

export default async function Page({ params }: Props) {
  const group = await findPlatformGroup(params)
  if (!group) notFound()
  return <PlatformPage group={group} />
}

async function findPlatformGroup(params: Props['params']) {
  const { platform } = await params
  return platformGroups.find((group) => group.id === platform)
}
