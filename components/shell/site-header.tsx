import { SavedCount } from '@/components/saved/saved-count'
import { ToolIcon } from '@/components/ui/tool-icon'
import { Logo, Menu, NavLink, ThemeSwitch } from './header-controls'
import { SearchButton } from './search-button'
import { Wordmark } from './wordmark'

const baseLinkClass =
  'flex min-h-11 items-center rounded-lg px-3 text-muted hover:bg-raised hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink'

type HeaderLinks = readonly { label: string; path: string; sectionPaths: readonly string[] }[]

type Props = { name: string; links: HeaderLinks; menuOnlyLinks: HeaderLinks }

/** Elements have their final position even if the rest arrives late. With larger text, only the logo remains. */
export function SiteHeader({ name, links, menuOnlyLinks }: Props) {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-canvas [@media(max-height:26rem)]:static">
      <div className="mx-auto flex h-14 max-w-7xl items-center px-4 sm:px-6 [@media(max-height:26rem)]:h-11">
        <a href="/" className="flex h-11 flex-wrap items-center gap-x-2 overflow-hidden text-lg">
          <Logo />
          <Wordmark name={name} />
        </a>
        <nav aria-label="Main" className="ml-4 hidden md:block">
          <NavLinks
            links={links}
            listClass="flex break-words text-sm"
            linkClass={`${baseLinkClass} aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8`}
          />
        </nav>
        <div className="-mr-2.5 ml-auto flex w-[176px] shrink-0 justify-end max-[22rem]:w-[132px] md:w-[132px]">
          <a
            href="/saved"
            title="Saved"
            className="relative grid size-[44px] place-items-center rounded-lg hover:bg-raised max-[22rem]:hidden"
          >
            <ToolIcon name="bookmark" size={20} />
            <span className="sr-only">Saved</span>
            <span className="absolute top-0 right-0 rounded-full bg-ink px-1 font-semibold text-[12px] text-canvas leading-[14px] empty:hidden">
              <SavedCount />
            </span>
          </a>
          <SearchButton>
            <ToolIcon name="search" size={20} />
          </SearchButton>
          <ThemeSwitch>
            <ToolIcon name="moon" size={20} className="dark:hidden" />
            <ToolIcon name="sun" size={20} className="not-dark:hidden" />
          </ThemeSwitch>
          <Menu icon={<ToolIcon name="menu" />}>
            <nav aria-label="Main">
              <NavLinks
                links={[...links, ...menuOnlyLinks]}
                listClass="grid gap-1"
                linkClass={`${baseLinkClass} aria-[current]:bg-raised`}
              />
            </nav>
          </Menu>
        </div>
      </div>
    </header>
  )
}

function NavLinks({ links, listClass, linkClass }: { links: HeaderLinks; listClass: string; linkClass: string }) {
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
