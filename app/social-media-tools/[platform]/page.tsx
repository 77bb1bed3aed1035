import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageFrame } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { buildLandingJsonLd, StructuredData } from '@/app/structured-data'
import { PageHeader } from '@/components/page/page-header'
import { Point, Section } from '@/components/page/section'
import { ToolGrid } from '@/components/page/tool-cards'
import { formatGroupCount } from '@/content/catalog'
import { platforms } from '@/content/pages/platforms'
import { findToolByType, type PlatformGroup, platformGroups } from '@/content/tools'

type Props = { params: Promise<{ platform: string }> }

export const dynamicParams = false

export const generateStaticParams = () => platformGroups.map(({ id }) => ({ platform: id }))

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

function PlatformPage({ group }: { group: PlatformGroup }) {
  const copy = platforms[group.id]
  const heading = `${group.label} Tools`
  const otherPlatformTools = platformGroups
    .filter(({ id }) => id !== group.id)
    .flatMap(({ tools }) => tools.slice(0, 1))
  const steps = copy.steps.flatMap(({ type, text }) => {
    const tool = findToolByType(type)
    return tool ? [{ name: tool.copy.name, path: tool.path, text }] : []
  })
  return (
    <PageFrame group={group.id}>
      <StructuredData data={buildLandingJsonLd(group.path, heading, group.tools)} />
      <PageHeader
        title={heading}
        path={group.path}
        icon={copy.icon}
        lead={copy.intro}
        badges={[`${formatGroupCount(group.id)} Free Tools`, 'No Sign-up Required']}
      />
      <Section title={`All ${heading}`}>
        <ToolGrid tools={group.tools} />
      </Section>
      <Section {...copy.stepsIntro}>
        <ol className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(({ name, path, text }, index) => {
            const link = (
              <>
                <span className="text-accent tabular-nums">{index + 1}.</span>{' '}
                <a href={path} className="underline decoration-line underline-offset-4 hover:decoration-ink">
                  {name}
                </a>
              </>
            )
            return <Point key={path} title={link} text={text} />
          })}
        </ol>
      </Section>
      <Section title="For Your Other Channels">
        <ToolGrid tools={otherPlatformTools} />
      </Section>
    </PageFrame>
  )
}
