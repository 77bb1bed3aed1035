import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { SocialImage } from '@/components/page/social-image'
import { site } from '@/content/site'
import { findToolByType, tools } from '@/content/tools'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () =>
  ['site', ...tools.map((tool) => tool.type)].map((name) => ({ image: `${name}.png` }))

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const tool = findToolByType((await params).image.replace(/\.png$/, ''))
  const image = tool ? (
    <SocialImage
      title={tool.copy.name}
      text={tool.copy.card}
      icon={tool.icon}
      group={tool.group}
      siteName={site.name}
    />
  ) : (
    <SocialImage title={site.tagline} text="Free to use. No sign-up." icon="hammer" siteName={site.name} />
  )
  return new ImageResponse(image, { width: 1200, height: 630, fonts: await loadFonts() })
}

function loadFonts() {
  const folder = join(process.cwd(), 'node_modules/@fontsource/familjen-grotesk/files')
  const fonts = ([400, 700] as const).map(async (weight) => {
    const data = await readFile(join(folder, `familjen-grotesk-latin-${weight}-normal.woff`))
    return { name: 'Familjen Grotesk', weight, data }
  })
  return Promise.all(fonts)
}
