/** Colours are the theme's, so that both modes and paper need nothing more. */
export const chartStyles = {
  '& svg': { display: 'block', width: 'full', height: 'auto', overflow: 'visible' },
  '& svg text': {
    fill: 'fg.muted',
    fontSize: '12px',
    fontFamily: 'inherit',
    fontVariantNumeric: 'tabular-nums',
  },
  '& svg text[data-name]': { fill: 'fg' },
  '& svg line': { stroke: 'border' },
  '& [data-series="value"]': { fill: 'accent', bg: 'accent' },
  '& [data-series="former"]': { fill: 'border.control', bg: 'border.control' },
  // Paper leaves backgrounds out, unless told not to.
  '& i': { width: '3', height: '3', borderRadius: 'sm', printColorAdjust: 'exact' },
}
