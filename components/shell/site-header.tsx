import { ToolIcon } from '@/components/ui/tool-icon'
import { Logo } from './logo'
import { Menu } from './menu'
import { NavLink } from './nav-link'
import { SearchButton } from './search-button'
import { ThemeSwitch } from './theme-switch'

const linkClass =
  'flex min-h-11 items-center rounded-lg px-3 text-muted hover:bg-raised hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink'

type Props = { name: string; links: readonly { label: string; path: string; within: readonly string[] }[] }

export function SiteHeader({ name, links }: Props) {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-canvas">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-1 px-4 sm:px-6">
        <a href="/" className="mr-auto flex min-h-11 items-center gap-2 font-bold text-lg tracking-tight">
          <Logo />
          {name}
        </a>
        <nav aria-label="Main" className="hidden md:block">
          <NavLinks
            links={links}
            listClass="flex gap-1 text-sm"
            linkClass={`${linkClass} aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8`}
          />
        </nav>
        <SearchButton>
          <ToolIcon name="search" size={20} />
        </SearchButton>
        <ThemeSwitch>
          <ToolIcon name="monitor" size={20} className="theme-icon-system" />
          <ToolIcon name="sun" size={20} className="theme-icon-light" />
          <ToolIcon name="moon" size={20} className="theme-icon-dark" />
        </ThemeSwitch>
        <Menu icon={<ToolIcon name="menu" />}>
          <nav aria-label="Main">
            <NavLinks
              links={links}
              listClass="grid gap-1"
              linkClass={`${linkClass} aria-[current]:bg-raised`}
            />
          </nav>
        </Menu>
      </div>
    </header>
  )
}

function NavLinks({
  links,
  listClass,
  linkClass,
}: Pick<Props, 'links'> & { listClass: string; linkClass: string }) {
  return (
    <ul className={listClass}>
      {links.map((link) => (
        <li key={link.path}>
          <NavLink {...link} className={linkClass} />
        </li>
      ))}
    </ul>
  )
}
