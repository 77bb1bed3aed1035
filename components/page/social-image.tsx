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

/** Social preview image of a page. It is rendered at build time with inline styles only. */
export function SocialImage({ title, text, icon, siteName, group = 'site' }: Props) {
  const [startColor, endColor] = accents[group]
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '72px 80px',
        background: '#faf7f2',
        color: '#211b16',
        borderTop: `20px solid ${startColor}`,
      }}
    >
      <div style={{ display: 'flex', position: 'absolute', right: 72, top: 64, color: '#c2410c' }}>
        <Sparks width={320} />
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: 120,
          height: 120,
          borderRadius: 28,
          color: '#ffffff',
          backgroundImage: `linear-gradient(135deg, ${startColor}, ${endColor})`,
        }}
      >
        <ToolIcon name={icon} size={64} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: 80, fontWeight: 700, lineHeight: 1.1 }}>{title}</div>
        <div style={{ marginTop: 24, fontSize: 34, lineHeight: 1.35, color: '#5f564d' }}>{text}</div>
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 30 }}>
        <span style={{ fontWeight: 700 }}>{siteName}</span>
        <span style={{ color: '#5f564d' }}>Free to use, no sign-up</span>
      </div>
    </div>
  )
}
