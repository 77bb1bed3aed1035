/** Gerunds that usually have an object after them. */
export const objectTaking =
  /^(?:selling|wasting|spending|packing|hiding|launching|building|baking|making|learning|teaching|buying|growing|starting|restoring|organi[sz]ing|raising|designing|collecting|decorating|decluttering|finding|choosing|getting|losing|saving|becoming|quitting|creating|writing|reading|eating|renovating|styling|planning|adopting|brewing|fixing|using|trying|visiting|leaving|going|earning|avoiding|improving|understanding|wearing|flipping|managing|moving|doing|having|being|taking|playing|opening|unboxing|reviewing|testing|studying)$/

/** Nouns that a gerund before them describes: "running shoes", "baking tips". */
export const compoundHeads =
  /^(?:tips?|tricks|hacks?|shoes?|class|classes|course|courses|machine|machines|setup|software|apps?|routine|plan|plans|planner|ideas?|gear|kit|tools?|soda|sheets?|powder|pan|pans|partner|studio|business|club|coach|mistakes?|guide|journal|room|supplies|list|lists|challenge|challenges|games?|lessons?|tutorials?|strategies|strategy|skills?|techniques?|videos?|vlog|advice|basics|inspiration|products?|services?|company|motivation|outfits?|facts?|station|spots?|camp|trends?|habits?|questions?|retreat|group|community)$/

/** Verbs that open a line as an order or a bare plan: "lose belly fat". */
export const unambiguousVerbs = new Set(
  'make get lose learn build grow save earn find choose become write improve bake buy sell create teach quit avoid keep eat declutter decorate organize organise invest reduce increase raise understand wear prepare renovate sew knit restore adopt take be have go stay look survive beat deal meditate sleep wake brew'.split(
    ' ',
  ),
)

/** Verbs that say how one feels about a thing, not what one does with it. */
export const statives = /^(?:love|like|hate|want|need|enjoy|adore|have|own|miss|prefer|wish|offer|mean|use)$/
