import { chakra } from '@chakra-ui/react'
import { Button } from '../button/Button'
import { textos } from './list.textos'

export interface FilteredProps {
  /** What was asked for, in words: «nombre “Ana”». */
  words?: string | undefined
  onClear(): void
}

/** Above rows that are not all of them: says so, as a list that came with its address shows no dialog. */
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
