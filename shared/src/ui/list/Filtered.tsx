import { chakra } from '@chakra-ui/react'
import { Button } from '../button/Button'
import { textos } from './list.textos'

export interface FilteredProps {
  /** The filters in words: «nombre “Ana”». */
  words?: string | undefined
  onClear(): void
}

/** Shown above filtered rows: without it, a list opened from an address would not show that it is filtered. */
export function Filtered({ words, onClear }: FilteredProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      mb="3"
      fontSize="sm"
      data-no-print=""
    >
      <chakra.p color="fg.muted" minWidth="0" overflowWrap="anywhere">
        {words ? `${textos.filtros} ${words}` : textos.filtrada}
      </chakra.p>
      <Button size="sm" onClick={onClear}>
        {textos.quitarFiltros}
      </Button>
    </chakra.div>
  )
}
