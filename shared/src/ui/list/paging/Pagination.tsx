import { chakra } from '@chakra-ui/react'
import { numero } from '../../../format/dinero.ts'
import { IconButton } from '../../button/IconButton.tsx'
import { IconChevronLeft, IconChevronRight, IconFirst, IconLast } from '../../icons/index.ts'
import { SmallSelect } from './SmallSelect.tsx'
import { textos } from '../list.textos.ts'
import { useFocusOfSteps } from './useFocusOfSteps.ts'

export interface PaginationProps {
  /** The name of its table: a screen may have several. */
  label: string
  /** Starts at 0. */
  page: number
  pageSize: number
  /** How many rows this page shows. */
  shown: number
  total: number
  /** false: `total` is a lower bound. */
  exact?: boolean
  pageSizes: number[]
  onPage(page: number): void
  onPageSize(size: number): void
}

/** «Filas por página» and «1–20 de 340» (C-06). */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, shown, total, exact = true, pageSizes, onPage, onPageSize } = props
  const steps = useFocusOfSteps()
  const first = page * pageSize + 1
  const last = first + shown - 1
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  const more = exact ? page < lastPage : shown === pageSize
  // Also offers a size that came with the address.
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b)
  return (
    <chakra.nav
      aria-label={textos.paginacion(label)}
      data-no-print=""
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent={{ base: 'space-between', sm: 'flex-end' }}
      columnGap="6"
      rowGap="2"
      pt="3"
      fontSize="sm"
    >
      <SmallSelect
        label={textos.filasPorPagina}
        value={String(pageSize)}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => onPageSize(Number(size))}
      />
      <chakra.p aria-live="polite" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {`${numero(first)}–${numero(last)} ${exact ? textos.de : textos.masDe} ${numero(total)}`}
      </chakra.p>
      <chakra.div ref={steps} display="flex" gap="1">
        <IconButton
          label={textos.primera}
          icon={<IconFirst />}
          disabled={page === 0}
          onClick={() => onPage(0)}
        />
        <IconButton
          label={textos.anterior}
          icon={<IconChevronLeft />}
          disabled={page === 0}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          label={textos.siguiente}
          icon={<IconChevronRight />}
          disabled={!more}
          onClick={() => onPage(page + 1)}
        />
        <IconButton
          label={textos.ultima}
          icon={<IconLast />}
          disabled={!exact || page >= lastPage}
          onClick={() => onPage(lastPage)}
        />
      </chakra.div>
    </chakra.nav>
  )
}
