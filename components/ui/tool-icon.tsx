import {
  ArrowRight,
  AtSign,
  Calculator,
  CalendarDays,
  Camera,
  Captions,
  CaseSensitive,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronRight,
  Clapperboard,
  Download,
  FileText,
  Film,
  Hammer,
  Hash,
  Heading1,
  Image,
  ImageDown,
  Lightbulb,
  ListOrdered,
  type LucideIcon,
  Menu,
  MessageSquareText,
  MessagesSquare,
  Mic,
  Monitor,
  Moon,
  Music,
  Percent,
  Ruler,
  ScrollText,
  Search,
  Share2,
  Speech,
  Store,
  Sun,
  Tag,
  TrendingUp,
  TvMinimalPlay,
  Type,
  UserRound,
  UserRoundSearch,
  Wallet,
  Zap,
} from 'lucide-react'

const icons = {
  'arrow-right': ArrowRight,
  'at-sign': AtSign,
  calculator: Calculator,
  'calendar-days': CalendarDays,
  camera: Camera,
  captions: Captions,
  'case-sensitive': CaseSensitive,
  'chart-column': ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  clapperboard: Clapperboard,
  download: Download,
  'file-text': FileText,
  film: Film,
  hammer: Hammer,
  hash: Hash,
  heading: Heading1,
  image: Image,
  'image-down': ImageDown,
  lightbulb: Lightbulb,
  'list-ordered': ListOrdered,
  menu: Menu,
  'message-square-text': MessageSquareText,
  'messages-square': MessagesSquare,
  mic: Mic,
  monitor: Monitor,
  moon: Moon,
  music: Music,
  percent: Percent,
  ruler: Ruler,
  'scroll-text': ScrollText,
  search: Search,
  'share-2': Share2,
  speech: Speech,
  store: Store,
  sun: Sun,
  tag: Tag,
  'trending-up': TrendingUp,
  'tv-minimal-play': TvMinimalPlay,
  type: Type,
  'user-round': UserRound,
  'user-round-search': UserRoundSearch,
  wallet: Wallet,
  zap: Zap,
} as const satisfies Record<string, LucideIcon>

type Props = {
  /** A name of the list above; the registry test checks every tool's. */
  name: string
  size?: number
  className?: string
}

/** A tool's icon by its name, for the server to draw: none reaches the browser as code. Decorative: words stand beside it. */
export function ToolIcon({ name, ...rest }: Props) {
  const Drawing = isKnownIcon(name) ? icons[name] : Hammer
  return <Drawing {...rest} />
}

export function isKnownIcon(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name)
}
