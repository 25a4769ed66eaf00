import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { filtrosEnPalabras, type Palabras } from '../../../format/pedido.ts'
import { Button } from '../../button/Button.tsx'
import type { FilterableList } from '../../dialog/FilterDialog.tsx'
import { IconAdd, IconDownload, IconFilter, IconUpload, IconViews } from '../../icons/index.ts'
import { Box } from '../../page/layout.tsx'
import { Notice } from '../../Notice.tsx'
import { Page } from '../../page/Page.tsx'
import { DataTable } from '../DataTable.tsx'
import { Chips, type Chip } from './Chips.tsx'
import type { FilterDialogOnDemand } from './filterDialog.tsx'
import { textos } from '../list.textos.ts'
import { SelectButton } from './SelectButton.tsx'
import type { DeletedRows, RowAction, RowChecks, RowsProps, TableList } from '../types.ts'

/** The texts of one list page; the texts that all of them share are the kit's. */
export interface ListTexts {
  titulo: string
  /** The list is empty: says what it is for. */
  vacia: { titulo: string; texto: string }
  /** Nothing matches the filters; `pedido`: the filters in words. */
  sinResultados?: { titulo: string; texto(pedido: string): string }
}

/** How high this person wants the rows, their named questions, and the dialog in which they choose, which comes when it opens. */
export interface ListViews {
  compact: boolean
  /** Above the rows, with the one in use marked. */
  chips?: Chip[]
  panel(open: boolean, onClose: () => void): ReactNode
}

/** A list's file, from useExport. */
export interface ListFile {
  offered: boolean
  offersCsvToo?: boolean
  start(ids?: string[], formato?: 'csv' | 'xlsx'): unknown
  pending: boolean
  error: { kind: string } | null
  /** Its dialog, if one is open. */
  panel?: ReactNode
}

/** Choosing several rows, and doing something with all of them. */
export interface ListSelection<Fila> {
  offered: boolean
  /** Undefined until «Seleccionar» is pressed. */
  checks: RowChecks<Fila> | undefined
  start(): void
  /** How many are chosen, and what can be done with them. */
  bar: ReactNode
  /** How far what was begun is. */
  progress: ReactNode
}

export interface ListPageProps<Fila, F extends FieldValues> extends Pick<
  RowsProps<Fila>,
  'columns' | 'rowName' | 'actionSlots' | 'cardTitle' | 'onMessage'
> {
  texts: ListTexts
  /** From useList. */
  list: TableList<Fila> & FilterableList<F>
  /** The dialog from `filterDialog`, and the filters in words, all and each. */
  filters?: {
    Dialog: FilterDialogOnDemand
    asked(filtros: F): string
    /** Each filter in words: each is a chip that goes alone. */
    words?: Palabras<F>
  }
  /** From useExport; «Exportar» appears if the server can write the file, and «CSV» if that is a choice. */
  file?: ListFile
  /** The link to where a file becomes rows, beside «Exportar»; false: not permitted. */
  bring?: false | { label: string; to: string }
  /** The button that creates a new one; false: not permitted. */
  add?: false | { label: string; to: string } | { label: string; onClick(): void }
  /** The actions of a row; false entries are left out. Undefined: no column for actions. */
  rowActions?: ((row: Fila) => (RowAction | false)[]) | undefined
  /** The deleted rows, and the dialog (from `onDemand`) that shows one: adds their column, their actions and the dialog. */
  deleted?: {
    rows: DeletedRows<Fila>
    Dialog: ComponentType<{ row: Fila; deleted: DeletedRows<Fila>; onClose(): void }>
  }
  /** From useViews: «Vistas y columnas». */
  views?: ListViews
  /** From useSelection: «Seleccionar» and what can be done with many rows. */
  selection?: ListSelection<Fila>
  /** Shown between the title and the rows: Chips. */
  above?: ReactNode
  /** What the rows add up to, right above them. */
  summary?: ReactNode
  /** The page's other dialogs: RemoveDialog. */
  children?: ReactNode
}

/** The page of a list: its title and buttons, its table, and the messages when there are no rows. */
export function ListPage<Fila extends { _id: string }, F extends FieldValues>(props: ListPageProps<Fila, F>) {
  const {
    texts,
    list,
    filters,
    file,
    bring,
    add,
    rowActions,
    deleted,
    views,
    selection,
    above,
    summary,
    children,
    ...rows
  } = props
  const [panel, setPanel] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const asked = filters?.asked(list.query.filtros) ?? ''
  const all = () => list.search(list.filtrosVacios)
  const { each, remove } = chips(list, filters?.words)

  const addButton = add && (
    <Button
      variant="primary"
      icon={<IconAdd />}
      {...('to' in add ? { to: add.to } : { onClick: () => add.onClick() })}
    >
      {add.label}
    </Button>
  )
  return (
    <Page
      title={texts.titulo}
      actions={
        <>
          {file?.offered && !deleted?.rows.shown && (
            <Button
              variant="quiet"
              iconOnPhone="tablet"
              icon={<IconDownload />}
              loading={file.pending}
              onClick={() => void file.start()}
            >
              {textos.exportar}
            </Button>
          )}
          {file?.offersCsvToo && !deleted?.rows.shown && (
            <Box hideBelow="lg">
              <Button
                variant="quiet"
                disabled={file.pending}
                onClick={() => void file.start(undefined, 'csv')}
              >
                {textos.csv}
              </Button>
            </Box>
          )}
          {bring && !deleted?.rows.shown && (
            <Button variant="quiet" iconOnPhone="tablet" icon={<IconUpload />} to={bring.to}>
              {bring.label}
            </Button>
          )}
          {filters && (
            <Button
              variant="quiet"
              icon={<IconFilter />}
              count={each?.length ?? 0}
              onClick={() => setDialog('open')}
            >
              {textos.filtrosDeBusqueda}
            </Button>
          )}
          {views && (
            <Button
              variant="quiet"
              iconOnPhone="tablet"
              icon={<IconViews />}
              onClick={() => setPanel('open')}
            >
              {textos.vistas}
            </Button>
          )}
          {selection?.offered && (
            <SelectButton on={selection.checks !== undefined} onStart={() => selection.start()} />
          )}
          {addButton}
        </>
      }
    >
      {file?.error?.kind === 'answer' && (
        <Box mb="4">
          <Notice tone="warning">{textos.noSeExporto}</Notice>
        </Box>
      )}
      {above}
      <ViewChips chips={views?.chips ?? []} onMore={() => setPanel('open')} />
      {summary}
      {selection?.progress}
      <DataTable
        {...rows}
        label={texts.titulo}
        list={list}
        compact={views?.compact ?? false}
        checks={selection?.checks}
        rowId={({ _id }) => _id}
        {...(deleted && { columns: deleted.rows.columns(rows.columns) })}
        {...(rowActions && {
          rowActions: (row: Fila) =>
            deleted?.rows.isDeleted(row)
              ? deleted.rows.rowActions(row)
              : rowActions(row).filter((action) => action !== false),
        })}
        empty={{ title: texts.vacia.titulo, text: texts.vacia.texto, action: addButton }}
        {...(filters && { asked: { words: asked, clear: all, ...(each && { each, remove }) } })}
        {...(texts.sinResultados && {
          notFound: {
            title: texts.sinResultados.titulo,
            text: texts.sinResultados.texto(asked),
            action: <Button onClick={() => void all()}>{textos.buscarTodos}</Button>,
          },
        })}
      />
      {selection?.bar}
      {filters && dialog !== 'never opened' && (
        <filters.Dialog open={dialog === 'open'} list={list} onClose={() => setDialog('closed')} />
      )}
      {/* A remote built before onDemand brings a lazy dialog. */}
      <Suspense fallback={null}>
        {deleted?.rows.row && (
          <deleted.Dialog row={deleted.rows.row} deleted={deleted.rows} onClose={deleted.rows.close} />
        )}
      </Suspense>
      {file?.panel}
      {panel !== 'never opened' && views?.panel(panel === 'open', () => setPanel('closed'))}
      {children}
    </Page>
  )
}

/** The views that fit in a line or two; «Vistas» has all of them. */
const VIEWS = 10

function ViewChips({ chips, onMore }: { chips: Chip[]; onMore(): void }) {
  if (chips.length === 0) return null
  const some = chips.filter(({ current }, index) => current || index < VIEWS)
  const more = chips.length - some.length
  return (
    <Chips label={textos.misVistas} chips={some}>
      {more > 0 && (
        <Button size="sm" onClick={onMore}>
          {textos.masVistas(more)}
        </Button>
      )}
    </Chips>
  )
}

function chips<F extends FieldValues>(list: FilterableList<F>, words: Palabras<F> | undefined) {
  if (!words) return { each: undefined, remove: undefined }
  const { query, filtrosVacios } = list
  const said = filtrosEnPalabras(words, query.filtros)
  return {
    each: said.map(({ campo, texto }) => ({ name: String(campo), words: texto })),
    remove: (name: keyof F) => {
      const con = said.find(({ campo }) => campo === name)?.con ?? name
      return list.search({
        ...query.filtros,
        [name]: filtrosVacios[name],
        [con]: filtrosVacios[con],
      })
    },
  }
}
