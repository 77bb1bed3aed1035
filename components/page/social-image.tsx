import { Sparks } from '@/components/ui/sparks'
import { ToolIcon } from '@/components/ui/tool-icon'
import type { GroupId } from '@/lib/tool/tool'

/** The accents of `globals.css`, which an image cannot read. */
const accents = {
  site: ['#9a3412', '#c2410c'],
  tiktok: ['#a81d52', '#0e7490'],
  instagram: ['#8a2fb0', '#c2410c'],
  youtube: ['#b42318', '#9a3412'],
  twitter: ['#1f5fae', '#0e7490'],
  image: ['#0f6b5c', '#1f5fae'],
  text: ['#4f46a5', '#8a2fb0'],
} as const satisfies Record<GroupId | 'site', readonly [string, string]>

type Props = { title: string; text: string; icon: string; siteName: string; group?: keyof typeof accents }

/** Social preview image of a page. It is rendered at build time, without the site's stylesheet. */
export function SocialImage({ title, text, icon, siteName, group = 'site' }: Props) {
  const [startColor, endColor] = accents[group]
  return (
    <div
      tw="flex h-full w-full flex-col justify-between bg-[#faf7f2] px-[80px] py-[72px] text-[#211b16]"
      style={{ borderTop: `20px solid ${startColor}` }}
    >
      <div tw="absolute top-[64px] right-[72px] flex text-[#c2410c]">
        <Sparks width={320} />
      </div>
      <div
        tw="flex h-[120px] w-[120px] items-center justify-center rounded-[28px] text-white"
        style={{ backgroundImage: `linear-gradient(135deg, ${startColor}, ${endColor})` }}
      >
        <ToolIcon name={icon} size={64} />
      </div>
      <div tw="flex flex-col">
        <div tw="font-bold text-[80px] leading-[1.1]">{title}</div>
        <div tw="mt-[24px] text-[#5f564d] text-[34px] leading-[1.35]">{text}</div>
      </div>
      <div tw="flex justify-between text-[30px]">
        <span tw="font-bold">{siteName}</span>
        <span tw="text-[#5f564d]">Free to use, no sign-up</span>
      </div>
    </div>
  )
}
