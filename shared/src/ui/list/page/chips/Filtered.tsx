import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { Button } from '../../../button/Button.tsx'
import { buttonRecipe } from '../../../button/recipes.ts'
import { IconClose } from '../../../icons/index.ts'
import { textos } from '../../list.textos.ts'
import { chipLine } from './chipLine.ts'

/** One filter that is set: its name and how it reads, «nombre «Ana»». */
export interface SetFilter {
  name: string
  words: string
}

export interface FilteredProps {
  /** All the filters in one sentence, where they can't be taken away one by one. */
  words?: string | undefined
  each?: SetFilter[] | undefined
  onRemove?: ((name: string) => void) | undefined
  /** Undefined: the sentence below the filters has that button already. */
  onClear?: (() => void) | undefined
}

const ChipButton = chakra('button', buttonRecipe)

/** Shown above filtered rows: without it, a list opened from an address would not show that it is filtered. */
export function Filtered({ words, each, onRemove, onClear }: FilteredProps) {
  const label = words || each?.length ? textos.filtros : textos.filtrada
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
        {words && !each ? `${label} ${words}` : label}
      </chakra.p>
      {each && each.length > 0 && (
        <chakra.ul aria-label={textos.filtrosPuestos} css={chipLine} minWidth="0" listStyleType="none">
          {each.map(({ name, words }) => (
            <chakra.li key={name} minWidth="0" maxWidth="full">
              <ChipButton
                type="button"
                size="sm"
                borderRadius="full"
                maxWidth="full"
                flexShrink="1"
                overflowWrap="anywhere"
                aria-label={textos.quitarFiltro(words)}
                title={textos.quitarFiltro(words)}
                onClick={(event) => {
                  nextChip(event)?.focus()
                  onRemove?.(name)
                }}
              >
                {words}
                <IconClose />
              </ChipButton>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {onClear && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {textos.quitarFiltros}
        </Button>
      )}
    </chakra.div>
  )
}

/** The chip after the one that goes, or the one before: the focus stays among them. */
function nextChip({ currentTarget }: MouseEvent<HTMLElement>): HTMLElement | null {
  const item = currentTarget.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  return next?.querySelector('button') ?? null
}
