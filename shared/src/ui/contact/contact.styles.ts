const text = '& [data-contact]'
const button = '& [data-contact] > button'

// One media query at each level: Chakra sorts two with localeCompare, which takes 6 ms to start.
const nothingHovers = '@media (hover: none)'

/**
 * The phones and e-mails of a table: one style for all (see TableFrame). The button takes no room; where nothing hovers
 * it lies over the text, which is underlined.
 */
export const contactsOfTable = {
  [text]: {
    display: 'inline-block',
    position: 'relative',
    maxWidth: 'full',
    [nothingHovers]: {
      textDecoration: 'underline dotted',
      textDecorationColor: 'fg.muted',
      textUnderlineOffset: '3px',
    },
  },
  [button]: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'sm',
    color: 'accent.text',
    cursor: 'pointer',
    // A line of a table is 20 px high, and a finger needs 24.
    [nothingHovers]: { inset: '-2px 0', bg: 'transparent', '& > svg': { display: 'none' } },
  },
  '@media (hover: hover)': {
    [button]: {
      top: '50%',
      insetInlineStart: 'calc(100% + 2px)',
      translate: '0 -50%',
      width: '6',
      height: '6',
      opacity: '0',
      bg: 'bg.hover',
    },
    [`& tr:hover [data-contact] > button, ${button}:is(:focus-visible, [aria-expanded=true])`]: {
      opacity: '1',
    },
  },
}

/**
 * A name with a button beside it, in a table. The button's box is as high as a line of text, so that no row grows, and the button
 * reaches beyond it.
 */
export const reachedInTable = {
  '& [data-reached]': { display: 'flex', alignItems: 'center', columnGap: '1' },
  '& [data-reached] > span:first-child': { minWidth: '0' },
  '& [data-reached] > [data-contacts]': { position: 'relative', flexShrink: '0', my: '-1.5' },
  '& [data-reached] > [data-contacts] > button': { width: '8', height: '8', minWidth: '8', minHeight: '8' },
}

/** The buttons of a card with one more than its row has: as narrow as a mouse's for fingers too, so that the name keeps its width. */
export const actionsWithContacts = {
  // The box that opens ends with the row of buttons, so that there is room for it.
  position: 'relative',
  '@media (pointer: coarse)': { '& > span > :is(a, button)': { width: '8' } },
}
